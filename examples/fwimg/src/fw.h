/*
 * Firmware images: a table of named sections, each stored as it is or packed.
 *
 *   image    "FWI1" u8:count section*
 *   section  char[8]:name u8:method u32:length u32:stored  byte[stored]
 *
 * All numbers are little-endian.
 */
#ifndef FW_H
#define FW_H

#include <stddef.h>
#include <stdint.h>

#define FW_MAX_SECTIONS 8
#define FW_MAX_LENGTH   (64u * 1024u)
#define FW_NAME_LEN     8

enum fw_method { FW_STORED = 0, FW_PACKED = 1 };

struct fw_section {
	char name[FW_NAME_LEN + 1];
	uint8_t method;
	uint32_t length;        /* once unpacked */
	uint32_t stored;        /* in the file */
	long offset;            /* of its bytes in the file */
};

struct fw_image {
	unsigned count;
	struct fw_section sections[FW_MAX_SECTIONS];
};

/* All return 0, or -1 with a message in *why. */
int fw_read_table(const char *path, struct fw_image *img, const char **why);
int fw_load_section(const char *path, const struct fw_section *sec,
                    uint8_t **out, const char **why);

uint32_t fw_checksum(const uint8_t *p, size_t n);

#endif
