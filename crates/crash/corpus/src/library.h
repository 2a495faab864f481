#ifndef LIBRARY_H
#define LIBRARY_H
#include <stddef.h>
#include <stdint.h>
int library_parse(const uint8_t *data, size_t size);
#endif
