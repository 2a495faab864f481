#include <ctype.h>
#include <stdio.h>

#include "lldp.h"

void
print_text(const u_char *s, u_int len)
{
	u_int i;

	putchar('"');
	for (i = 0; i < len; i++) {
		u_char ch = s[i];

		if (ch == '"' || ch == '\\')
			printf("\\%c", ch);
		else if (isprint(ch))
			putchar(ch);
		else
			printf("\\%03o", ch);
	}
	putchar('"');
}

void
print_hex(const u_char *s, u_int len)
{
	u_int i;

	for (i = 0; i < len; i++)
		printf("%s%02x", i ? ":" : "", s[i]);
}
