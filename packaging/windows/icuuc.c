/* A stand-in for the icuuc.dll that every Windows 10 has and old wines lack.
 *
 * Qt loads it for text in rare encodings. This one knows no encoding at all, so that
 * Qt falls back to its own. It is for trying the program under wine, never shipped.
 */
#include <stddef.h>

#define EXPORT __declspec(dllexport)

enum { FILE_ACCESS_ERROR = 4, UNSUPPORTED_ERROR = 16 };

/* Asking for a converter gives none, and says why. */
EXPORT void *ucnv_open(const char *name, int *error)
{
    *error = FILE_ACCESS_ERROR;
    return NULL;
}

EXPORT int ucnv_countAvailable(void) { return 0; }
EXPORT const char *ucnv_getAvailableName(int index) { return NULL; }

EXPORT const char *ucnv_getStandardName(const char *name, const char *standard,
                                        int *error)
{
    *error = UNSUPPORTED_ERROR;
    return NULL;
}

/* Without a converter none of the rest is ever called; Qt only has to find it. */
#define NEVER_CALLED(name) \
    EXPORT void name(void) {}

NEVER_CALLED(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NEVER_CALLED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NEVER_CALLED(ucnv_cbFromUWriteUChars)
NEVER_CALLED(ucnv_cbToUWriteUChars)
NEVER_CALLED(ucnv_close)
NEVER_CALLED(ucnv_fromUCountPending)
NEVER_CALLED(ucnv_fromUnicode)
NEVER_CALLED(ucnv_getFromUCallBack)
NEVER_CALLED(ucnv_getMaxCharSize)
NEVER_CALLED(ucnv_getName)
NEVER_CALLED(ucnv_getToUCallBack)
NEVER_CALLED(ucnv_reset)
NEVER_CALLED(ucnv_setFromUCallBack)
NEVER_CALLED(ucnv_setToUCallBack)
NEVER_CALLED(ucnv_toUCountPending)
NEVER_CALLED(ucnv_toUnicode)
