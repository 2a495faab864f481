#ifndef SVCORDER_UNITFILE_H
#define SVCORDER_UNITFILE_H

#include <stdio.h>

#include "registry.h"

/*
 * Reads a unit file into the registry. The format is line based:
 *
 *     # comment
 *     service web
 *         needs network storage
 *         after syslog
 *
 * Returns 0, or -1 after a message on stderr.
 */
int unitfile_read(FILE *in, struct registry *reg);

#endif
