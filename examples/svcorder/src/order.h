#ifndef SVCORDER_ORDER_H
#define SVCORDER_ORDER_H

#include "registry.h"

/*
 * Puts the services of a resolved registry into start order: each one after
 * everything in its `before` list, otherwise as they stand in the file.
 * `out` has room for REGISTRY_MAX entries.
 *
 * Returns the number of services, or -1 when the links form a circle.
 */
int order_services(struct registry *reg, const struct service **out);

#endif
