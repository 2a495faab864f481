#include <stdlib.h>
#include <string.h>

#define SLACK 3

struct page {
	unsigned char *bytes;
	size_t room;
};

/* Has a local of the name that the allocator's argument has. */
int fits_on_paper(size_t n, size_t dots)
{
	if (n > dots)
		return 0;
	return 1;
}

void *get_memory(size_t n)
{
	if (n == 0)
		return NULL;
	return malloc(n);
}

void put_bytes(void *to, int value, size_t n)
{
	memset(to, value, n);
}

static int fill_pages(struct page *pages, const size_t *wanted, int count)
{
	size_t before;
	int i;

	for (i = 0; i < count; i++) {
		unsigned char *bytes = pages[i].bytes;

		if (bytes == NULL) {
			bytes = get_memory(wanted[i] + SLACK);
		} else {
			before = pages[0].room;
			if (before < wanted[i])
				bytes = realloc(bytes, wanted[i] + SLACK);
		}
		if (bytes == NULL)
			return -1;
		put_bytes(bytes, 0, wanted[i] + SLACK);
		pages[i].bytes = bytes;
		pages[i].room = wanted[i];
	}
	return 0;
}

int main(void)
{
	static const size_t first[2] = { 90, 10 };
	static const size_t second[2] = { 90, 70 };
	struct page pages[2] = { { NULL, 0 }, { NULL, 0 } };
	int failed = fill_pages(pages, first, 2) || fill_pages(pages, second, 2);

	free(pages[0].bytes);
	free(pages[1].bytes);
	return failed || !fits_on_paper(1, 2);
}
