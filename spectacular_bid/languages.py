"""The languages of the window; without Qt, so that the command line knows them too."""

LANGUAGES = {
    "en": "English",
    "it": "Italiano",
    "es": "Español",
    "fr": "Français",
    "de": "Deutsch",
    "pt": "Português",
}
"""Every language by its code, each named in itself; the first is that of the source."""
