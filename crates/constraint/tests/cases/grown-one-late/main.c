/* A buffer that grows before each byte is put into it, one byte too late. */
#include <stdio.h>
#include <stdlib.h>

struct reader {
	int quoted;
	size_t spaces;
	unsigned char *entry_buf;
	size_t entry_pos;
	size_t entry_size;
	int nul;
};

static int grow(struct reader *r)
{
	unsigned char *more = realloc(r->entry_buf, r->entry_size + 16);

	if (!more)
		return -1;
	r->entry_buf = more;
	r->entry_size += 16;
	return 0;
}

static int take(struct reader *r, int c)
{
	size_t at = r->entry_pos;

	if (!r->entry_buf && grow(r) != 0)
		return -1;
	if (at > (r->nul ? r->entry_size - 1 : r->entry_size)) {
		if (grow(r) != 0)
			return -1;
	}
	if (c == ' ')
		r->spaces++;
	r->entry_buf[at] = (unsigned char)c;
	r->entry_pos = at + 1;
	return 0;
}

int main(void)
{
	struct reader r = {0};
	int c;

	while ((c = getchar()) != EOF) {
		if (take(&r, c) != 0)
			return 1;
	}
	printf("%zu %zu\n", r.entry_pos, r.spaces);
	free(r.entry_buf);
	return 0;
}
