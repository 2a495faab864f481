#include "drive.h"

#include <stdio.h>
#include <string.h>

char reel_label[LABEL_SIZE] = "";
unsigned char reel_lengths[REEL_BLOCKS] = { 0 };
char reel_blocks[REEL_BLOCKS][BLOCK_SIZE] = { { 0 } };

void reel_format(const char *label)
{
	memset(reel_lengths, 0, sizeof reel_lengths);
	snprintf(reel_label, sizeof reel_label, "%s", label);
}
