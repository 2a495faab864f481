#include <stdlib.h>
#include <string.h>

#include "rows.h"

/* Rows own their cells. */
struct row *row_new(size_t len)
{
	struct row *row = malloc(sizeof *row);

	if (row == NULL)
		return NULL;
	row->len = len;
	row->cells = calloc(len, sizeof *row->cells);
	return row;
}

void row_free(struct row *row)
{
	free(row->cells);
	free(row);
}

int sum_row(const struct row *row)
{
	int sum = 0;
	size_t i;

	for (i = 0; i <= row->len; i++)
		sum += row->cells[i];
	return sum;
}

int max_row(const struct row *row)
{
	int max = 0;
	size_t i;

	for (i = 0; i <= row->len; i++)
		if (row->cells[i] > max)
			max = row->cells[i];
	return max;
}

int count_row(const struct row *row, int value)
{
	int count = 0;
	size_t i;

	for (i = 0; i <= row->len; i++)
		if (row->cells[i] == value)
			count++;
	return count;
}

void copy_name(struct row *row, const char *name)
{
	// The name may be long.
	strcpy(row->name, name);
}
