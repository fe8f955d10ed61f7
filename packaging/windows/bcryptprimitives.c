/* A stand-in for the bcryptprimitives.dll that Windows has and old wines lack.
 *
 * Modules written in Rust ask it for random bytes. It is for building under wine, never
 * shipped, and asks wine's own source of them.
 */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length)
{
    return RtlGenRandom(data, (ULONG)length);
}
