#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sheet {
    uint32_t columns, rows;
    uint32_t size;
    uint8_t *cells;
};

static int sheet_open(struct sheet *sheet, uint32_t columns, uint32_t rows)
{
    sheet->columns = columns;
    sheet->rows = rows;
    if (columns == 0 || rows == 0)
        return -1;
    sheet->size = sheet->columns * sheet->rows;
    sheet->cells = malloc(sheet->size);
    if (!sheet->cells)
        return -1;
    for (uint32_t y = 0; y < sheet->rows; y++)
        memset(sheet->cells + (size_t)y * sheet->columns, ' ', sheet->columns);
    return 0;
}

int main(void)
{
    struct sheet sheet;

    if (sheet_open(&sheet, 0x10000, 0x10001) != 0)
        return 1;
    printf("%u\n", (unsigned)sheet.size);
    free(sheet.cells);
    return 0;
}
