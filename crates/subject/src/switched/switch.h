#if !defined(PATCHWRIGHT_SWITCH) && !defined(__ASSEMBLER__)
/* Stands above the first line of a file that has edits switched by a number, which the program takes from its environment.
   It includes nothing, because what the file defines before its own includes must still decide what they declare. */
#if defined(__clang__)
#pragma clang diagnostic ignored "-Weverything"
#elif defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wpragmas"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wunused"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wdeclaration-after-statement"
#pragma GCC diagnostic ignored "-Wsign-compare"
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif
#define PATCHWRIGHT_SWITCH

extern char *patchwright_variable(const char *) __asm__("getenv");
static int patchwright_switched __attribute__((unused));

__attribute__((constructor(101), unused, no_sanitize("address"), no_sanitize("undefined")))
static void patchwright_read_switch(void)
{
    const char *digits = patchwright_variable("PATCHWRIGHT_SWITCH");
    int number = 0;
    while (digits && *digits >= '0' && *digits <= '9' && number < 100000)
        number = number * 10 + (*digits++ - '0');
    patchwright_switched = number;
}
#endif
#line 1
