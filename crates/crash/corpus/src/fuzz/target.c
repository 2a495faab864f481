// A fuzz target: the first bytes of the input choose the crash.
#include "../library.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

static volatile int sink;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size >= 4 && !memcmp(data, "HARN", 4)) {
        uint8_t local[4];
        memcpy(local, data, 4);
        sink = local[size]; // BUG fuzz-harness
    }
    return library_parse(data, size);
}
