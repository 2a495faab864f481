#include "show.h"

enum desc_type {
    DT_DEVICE = 1,
    DT_CONFIG = 2,
    DT_STRING = 3,
    DT_INTERFACE = 4,
    DT_ENDPOINT = 5
};

static unsigned le16(const uint8_t *p)
{
    return p[0] | (unsigned)p[1] << 8;
}

static const char *class_name(uint8_t code)
{
    static const struct {
        uint8_t code;
        const char *name;
    } classes[] = {
        { 0x00, "per interface" }, { 0x01, "audio" },       { 0x02, "communications" },
        { 0x03, "human interface" }, { 0x07, "printer" },   { 0x08, "mass storage" },
        { 0x09, "hub" },           { 0x0e, "video" },       { 0xff, "vendor specific" },
    };
    size_t i;

    for (i = 0; i < sizeof(classes) / sizeof(classes[0]); i++) {
        if (classes[i].code == code)
            return classes[i].name;
    }
    return "unknown class";
}

static void show_device(const uint8_t *desc, size_t len, void *ctx)
{
    struct show_ctx *show = ctx;

    (void)len;
    fprintf(show->out, "device %04x:%04x usb %x.%02x %s\n", le16(desc + 8), le16(desc + 10),
            desc[3], desc[2], class_name(desc[4]));
}

static void show_config(const uint8_t *desc, size_t len, void *ctx)
{
    struct show_ctx *show = ctx;

    (void)len;
    show->configs++;
    show->interfaces = 0;
    fprintf(show->out, " config %u: %u interfaces, %u mA\n", desc[5], desc[4],
            desc[8] * 2u);
}

static void show_string(const uint8_t *desc, size_t len, void *ctx)
{
    struct show_ctx *show = ctx;
    size_t i;

    fputs("string \"", show->out);
    for (i = DESC_HEADER_LEN; i + 1 < len; i += 2) {
        unsigned unit = le16(desc + i);

        fputc(unit >= 0x20 && unit < 0x7f ? (int)unit : '?', show->out);
    }
    fputs("\"\n", show->out);
}

static void show_interface(const uint8_t *desc, size_t len, void *ctx)
{
    struct show_ctx *show = ctx;

    (void)len;
    show->interfaces++;
    fprintf(show->out, "  interface %u.%u: %s, %u endpoints\n", desc[2], desc[3],
            class_name(desc[5]), desc[4]);
}

static void show_endpoint(const uint8_t *desc, size_t len, void *ctx)
{
    static const char *const transfer[] = { "control", "isochronous", "bulk", "interrupt" };
    struct show_ctx *show = ctx;

    (void)len;
    fprintf(show->out, "   endpoint %u %s: %s, %u bytes%s\n", desc[2] & 0x0fu,
            desc[2] & 0x80 ? "in" : "out", transfer[desc[3] & 3], le16(desc + 4) & 0x7ff,
            show->interfaces == 0 ? " (outside any interface)" : "");
}

const struct desc_handler show_handlers[] = {
    { DT_DEVICE, 18, show_device },
    { DT_CONFIG, 9, show_config },
    { DT_STRING, 2, show_string },
    { DT_INTERFACE, 9, show_interface },
    { DT_ENDPOINT, 7, show_endpoint },
    { 0, 0, NULL },
};
