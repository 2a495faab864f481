#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct input {
	const char *text;
	size_t size;
};

/* The text between two quotes. */
static char *unquoted(const struct input *in)
{
	const char *from = in->text + 1;
	const char *to = in->text + 1;
	char *out = NULL;
	char *next;

	if (in->size == 0 || in->text[0] != '"')
		goto fail;
	while ((size_t)(to - in->text) < in->size && *to != '"')
		to++;
	if ((size_t)(to - in->text) > in->size || *to != '"')
		goto fail;
	out = malloc((size_t)(to - from) + 1);
	if (out == NULL)
		goto fail;
	next = out;
	while (from < to)
		*next++ = *from++;
	*next = '\0';
	return out;
fail:
	free(out);
	return NULL;
}

int main(void)
{
	char buffer[64];
	struct input in;
	in.size = fread(buffer, 1, sizeof buffer, stdin);
	char *text = malloc(in.size);
	if (text == NULL)
		return 2;
	memcpy(text, buffer, in.size);
	in.text = text;
	char *word = unquoted(&in);
	if (word == NULL)
		return 1;
	puts(word);
	free(word);
	free(text);
	return 0;
}
