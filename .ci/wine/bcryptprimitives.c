/* The one function of Windows' bcryptprimitives.dll that Rust's standard library needs, and that
   Wine 8 has not. For tests under Wine alone. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T n) {
    return RtlGenRandom(bytes, n);
}
