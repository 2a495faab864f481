/*
 * ${name}            the value of a variable, which must be set
 * ${name:-text}      the same, or text if it is not set
 * $$                 a dollar sign
 */
#include "conf.h"

#include <string.h>

/* Reads the reference at *in, moves *in behind it and says what it stands for. */
static enum conf_status reference(const struct conf_vars *vars, const char **in,
                                  const char **text, size_t *len)
{
    char name[CONF_NAME_MAX];
    const char *start = *in + 2;
    const char *close = strchr(start, '}');
    const char *dflt;
    size_t n;

    if (close == NULL)
        return CONF_E_SYNTAX;
    n = strcspn(start, ":}");
    if (n == 0 || n >= sizeof name)
        return CONF_E_NAME;
    dflt = start + n;
    if (*dflt == ':' && dflt[1] != '-')
        return CONF_E_SYNTAX;

    memcpy(name, start, n);
    name[n] = '\0';
    *in = close + 1;

    *text = vars_get(vars, name);
    if (*text != NULL) {
        *len = strlen(*text);
        return CONF_OK;
    }
    if (dflt == close)
        return CONF_E_UNSET;
    *text = dflt + 2;
    *len = (size_t)(close - *text);
    return CONF_OK;
}

enum conf_status expand(const struct conf_vars *vars, const char *in, char *out, size_t size)
{
    size_t n = 0;

    while (*in != '\0') {
        if (in[0] == '$' && in[1] == '{') {
            const char *text;
            size_t len;
            enum conf_status status = reference(vars, &in, &text, &len);

            if (status != CONF_OK)
                return status;
            memcpy(out + n, text, len);
            n += len;
            continue;
        }
        if (in[0] == '$' && in[1] == '$')
            in++;
        if (n + 1 >= size)
            return CONF_E_LONG;
        out[n++] = *in++;
    }
    out[n] = '\0';
    return CONF_OK;
}
