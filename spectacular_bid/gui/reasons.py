"""Why something could not be stored or measured, for players.

The referee, the system and SQLite give their reasons in English; whatever is not known
here is shown as they put it.
"""

from PySide6.QtCore import QCoreApplication


def reason_words(reason: str) -> str:
    """A reason in the language of the window."""
    return _known().get(reason.removeprefix("fault: "), reason)


def because(text: str, error: Exception) -> str:
    """A text whose ``{reason}`` an error gives."""
    return text.format(reason=reason_words(str(error)))


def _known() -> dict[str, str]:
    translate = QCoreApplication.translate
    full = translate("Reason", "the disk is full")
    read_only = translate("Reason", "the file can only be read")
    forbidden = translate("Reason", "writing there is not allowed")
    broken = translate("Reason", "the disk does not answer as it should")
    gone = translate("Reason", "the file of the matches is no longer in its place")
    in_use = translate("Reason", "another program has the file open")
    newer = translate("Reason", "a newer version of the program wrote the matches")
    damaged = translate("Reason", "the file of the matches is damaged")
    other = translate("Reason", "what lies in the place of the matches is no such file")
    backwards = translate("Reason", "the clock went backwards")
    no_clock = translate(
        "Reason", "no clock could tell how long the program was closed"
    )
    return {
        "database or disk is full": full,
        "No space left on device": full,
        "Disk quota exceeded": full,
        "attempt to write a readonly database": read_only,
        "Read-only file system": read_only,
        "Permission denied": forbidden,
        "Operation not permitted": forbidden,
        "disk I/O error": broken,
        "Input/output error": broken,
        "unable to open database file": gone,
        "No such file or directory": gone,
        "the file of the matches is no longer in its place": gone,
        "database is locked": in_use,
        "a newer version of the program wrote the matches": newer,
        "the file of the matches is damaged": damaged,
        "the file of the matches is something else": other,
        "the clock went backwards": backwards,
        "no clock spans the time the program was closed": no_clock,
    }
