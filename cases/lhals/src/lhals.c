#include <ctype.h>
#include <stdlib.h>
#include "lha.h"

struct buffer {
	uint8_t *data;
	size_t used, room;
};

static int buffer_read(struct buffer *b, FILE *fp)
{
	for (;;) {
		size_t got;

		if (b->used == b->room) {
			size_t room = b->room ? b->room * 2 : 512;
			uint8_t *p = realloc(b->data, room);

			if (!p)
				return -1;
			b->data = p;
			b->room = room;
		}
		got = fread(b->data + b->used, 1, b->room - b->used, fp);
		if (got == 0)
			break;
		b->used += got;
	}
	return ferror(fp) ? -1 : 0;
}

static void print_entry(const struct lha_entry *e)
{
	unsigned long percent = 100;

	if (e->original)
		percent = (unsigned long)((uint64_t)e->packed * 100 / e->original);
	printf("%s %u %8lu %8lu %3lu%% %04x %08lx %02x ", e->method, (unsigned)e->level,
	       (unsigned long)e->packed, (unsigned long)e->original, percent, e->crc,
	       (unsigned long)e->stamp, e->attribute);
	if (e->os)
		printf("[%c] ", isprint((unsigned char)e->os) ? e->os : '?');
	printf("%s%s", e->folder ? e->folder : "", e->name);
	if (e->comment)
		printf(" # %s", e->comment);
	putchar('\n');
}

int main(int argc, char **argv)
{
	struct buffer b = { NULL, 0, 0 };
	struct lha_reader r;
	struct lha_entry e;
	enum lha_status st;
	unsigned long files = 0;
	uint64_t packed = 0, original = 0;
	FILE *fp;
	int rc = 1;

	if (argc != 2) {
		fprintf(stderr, "usage: lhals ARCHIVE\n");
		return 2;
	}
	fp = fopen(argv[1], "rb");
	if (!fp) {
		fprintf(stderr, "lhals: cannot open the archive\n");
		return 1;
	}
	if (buffer_read(&b, fp) < 0) {
		fprintf(stderr, "lhals: cannot read the archive\n");
		goto out;
	}
	lha_start(&r, b.data, b.used);
	while ((st = lha_next(&r, &e)) == LHA_ENTRY) {
		print_entry(&e);
		files++;
		packed += e.packed;
		original += e.original;
		lha_entry_free(&e);
	}
	if (st == LHA_ERROR) {
		fprintf(stderr, "lhals: entry %lu: %s\n", files + 1, r.error);
		goto out;
	}
	printf("%lu files, %llu packed, %llu original\n", files, (unsigned long long)packed,
	       (unsigned long long)original);
	rc = 0;
out:
	free(b.data);
	fclose(fp);
	return rc;
}
