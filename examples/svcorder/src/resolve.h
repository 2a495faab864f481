#ifndef SVCORDER_RESOLVE_H
#define SVCORDER_RESOLVE_H

#include "registry.h"

/*
 * Turns the names in every service's links into pointers (service.before).
 * Has to run after the whole file was read, since a service may name another
 * one that is declared further down.
 *
 * Returns 0, or -1 after a message on stderr.
 */
int resolve_links(struct registry *reg);

#endif
