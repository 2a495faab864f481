#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct note {
	char *text;
	struct note *under;
	int kind;
};

static struct note *make(const char *text)
{
	struct note *n = malloc(sizeof *n);

	if (!n)
		return NULL;
	n->text = strdup(text);
	n->kind = text[0];
	return n;
}

static size_t length_under(const struct note *n)
{
	return strlen(n->under->text);
}

int main(int argc, char **argv)
{
	struct note *n = argc > 1 ? make(argv[1]) : NULL;

	if (!n)
		return 2;
	if (n->kind == '*')
		printf("%zu\n", length_under(n));
	free(n->text);
	free(n);
	return 0;
}
