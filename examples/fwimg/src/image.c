#include "fw.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define HEADER_LEN 5
#define ENTRY_LEN  (FW_NAME_LEN + 1 + 4 + 4)

static uint32_t le32(const uint8_t *p)
{
	return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static int name_ok(const char *name)
{
	if (*name == '\0')
		return 0;
	for (; *name != '\0'; name++)
		if (!isgraph((unsigned char)*name))
			return 0;
	return 1;
}

static void parse_entry(const uint8_t *raw, struct fw_section *sec)
{
	memcpy(sec->name, raw, FW_NAME_LEN);
	sec->name[FW_NAME_LEN] = '\0';
	sec->method = raw[FW_NAME_LEN];
	sec->length = le32(raw + FW_NAME_LEN + 1);
	sec->stored = le32(raw + FW_NAME_LEN + 5);
}

static const char *check_entry(const struct fw_section *sec)
{
	if (!name_ok(sec->name))
		return "section without a proper name";
	if (sec->method > FW_PACKED)
		return "unknown packing method";
	if (sec->length == 0 || sec->length > FW_MAX_LENGTH)
		return "section length out of range";
	if (sec->stored == 0 || sec->stored > FW_MAX_LENGTH)
		return "stored length out of range";
	if (sec->method == FW_STORED && sec->stored != sec->length)
		return "stored section with two lengths";
	return NULL;
}

int fw_read_table(const char *path, struct fw_image *img, const char **why)
{
	uint8_t head[HEADER_LEN], raw[ENTRY_LEN];
	unsigned i;
	int rc = -1;
	FILE *f;

	memset(img, 0, sizeof *img);
	f = fopen(path, "rb");
	if (!f) {
		*why = "cannot open";
		return -1;
	}
	if (fread(head, 1, sizeof head, f) != sizeof head || memcmp(head, "FWI1", 4) != 0) {
		*why = "not a firmware image";
		goto out;
	}
	if (head[4] == 0 || head[4] > FW_MAX_SECTIONS) {
		*why = "section count out of range";
		goto out;
	}
	for (i = 0; i < head[4]; i++) {
		struct fw_section *sec = &img->sections[i];

		if (fread(raw, 1, sizeof raw, f) != sizeof raw) {
			*why = "section table is cut off";
			goto out;
		}
		parse_entry(raw, sec);
		*why = check_entry(sec);
		if (*why)
			goto out;
		sec->offset = ftell(f);
		if (sec->offset < 0 || fseek(f, (long)sec->stored, SEEK_CUR) != 0) {
			*why = "cannot seek";
			goto out;
		}
	}
	img->count = head[4];
	rc = 0;
out:
	fclose(f);
	return rc;
}
