#ifndef USBDESC_SHOW_H
#define USBDESC_SHOW_H

#include <stdio.h>

#include "walk.h"

struct show_ctx {
    FILE *out;
    unsigned configs;
    unsigned interfaces;
};

/* Handlers for the standard descriptors; they take a struct show_ctx. */
extern const struct desc_handler show_handlers[];

#endif
