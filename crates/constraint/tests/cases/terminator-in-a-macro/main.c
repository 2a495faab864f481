/* A buffer that grows in time for each byte that is put into it, and not for the terminator that a macro may add. */
#include <stdio.h>
#include <stdlib.h>

#define TERMINATE 1
#define BLOCK 16

#define HAND_OUT(w) \
	do { \
		if ((w)->options & TERMINATE) \
			((w)->word[at]) = '\0'; \
		printf("%.*s\n", (int)at, (w)->word ? (w)->word : ""); \
		at = 0; \
	} while (0)

struct words {
	int options;
	char *word;
	size_t at;
	size_t size;
};

static int grow(struct words *w)
{
	char *more = realloc(w->word, w->size + BLOCK);

	if (!more)
		return -1;
	w->word = more;
	w->size += BLOCK;
	return 0;
}

static int feed(struct words *w, const char *text)
{
	size_t at = w->at;

	if (!w->word && grow(w) != 0)
		return -1;
	while (*text) {
		if (at == w->size) {
			if (grow(w) != 0)
				return -1;
		}
		if (*text == ' ')
			HAND_OUT(w);
		else
			w->word[at++] = *text;
		text++;
	}
	w->at = at;
	return 0;
}

static int finish(struct words *w)
{
	size_t at = w->at;

	if (!w->word)
		return -1;
	HAND_OUT(w);
	w->at = at;
	return 0;
}

int main(int argc, char **argv)
{
	struct words w = { TERMINATE, NULL, 0, 0 };
	int failed;

	if (argc != 2)
		return 1;
	failed = feed(&w, argv[1]) || finish(&w);
	free(w.word);
	return failed;
}
