#include "fw.h"
#include "unlz.h"

#include <stdio.h>
#include <stdlib.h>

int fw_load_section(const char *path, const struct fw_section *sec,
                    uint8_t **out, const char **why)
{
	size_t cap = sec->length, written = sec->length;
	uint8_t *buf = NULL;
	int rc = -1;
	FILE *f;

	*out = NULL;
	f = fopen(path, "rb");
	if (!f) {
		*why = "cannot open";
		return -1;
	}
	if (sec->method == FW_PACKED)
		cap += UNLZ_MARGIN;
	if (sec->stored > cap) {
		*why = "section does not shrink";
		goto out;
	}
	buf = malloc(cap);
	if (!buf) {
		*why = "out of memory";
		goto out;
	}
	if (fseek(f, sec->offset, SEEK_SET) != 0 ||
	    fread(buf + cap - sec->stored, 1, sec->stored, f) != sec->stored) {
		*why = "section is cut off";
		goto out;
	}
	if (sec->method == FW_PACKED && unlz_inplace(buf, cap, sec->stored, &written) != UNLZ_OK) {
		*why = "packed data is damaged";
		goto out;
	}
	if (written != sec->length) {
		*why = "section has the wrong length";
		goto out;
	}
	*out = buf;
	buf = NULL;
	rc = 0;
out:
	free(buf);
	fclose(f);
	return rc;
}
