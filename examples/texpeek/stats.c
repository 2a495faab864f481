#include "texture.h"

#include <stdio.h>

static void print_channel(const struct texture *tex, unsigned channel)
{
	unsigned min = 255, max = 0;
	uint64_t sum = 0;
	size_t i;

	for (i = 0; i < tex->npixels; i++) {
		unsigned value = tex->data[i * tex->channels + channel];

		if (value < min)
			min = value;
		if (value > max)
			max = value;
		sum += value;
	}
	printf(" %u/%u/%u", min, (unsigned)(sum / tex->npixels), max);
}

void stats_print(const struct texture *tex)
{
	unsigned c;

	printf("min/mean/max");
	for (c = 0; c < tex->channels; c++)
		print_channel(tex, c);
	printf("\n");
}
