#include "pkgidx.h"

const char *pki_strerror(enum pki_error err)
{
    switch (err) {
    case PKI_OK:         return "no error";
    case PKI_EOPEN:      return "cannot read the file";
    case PKI_EMAGIC:     return "not a package index";
    case PKI_ETRUNCATED: return "the index is cut off";
    case PKI_ENAME:      return "bad name";
    case PKI_ESIZE:      return "package size out of range";
    case PKI_ETRAILING:  return "bytes after the last package";
    case PKI_ENOMEM:     return "out of memory";
    }
    return "unknown error";
}
