"""The languages of the window; without Qt, so that the command line knows them too."""

LANGUAGES = {"en": "English", "it": "Italiano"}
"""Every language by its code, each named in itself; the first is that of the source."""
