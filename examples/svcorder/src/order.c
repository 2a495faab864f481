#include "order.h"

#include <stdio.h>

struct plan {
    const struct service **out;
    int count;
};

static int visit(struct service *svc, struct plan *plan)
{
    size_t i;

    if (svc->state == DONE)
        return 0;
    if (svc->state == IN_PROGRESS) {
        fprintf(stderr, "svcorder: line %d: service '%s' waits for itself\n",
                svc->line, svc->name);
        return -1;
    }

    svc->state = IN_PROGRESS;
    for (i = 0; i < svc->nbefore; i++) {
        if (visit(svc->before[i], plan) != 0)
            return -1;
    }
    svc->state = DONE;
    plan->out[plan->count++] = svc;
    return 0;
}

int order_services(struct registry *reg, const struct service **out)
{
    struct plan plan = { out, 0 };
    size_t i;

    for (i = 0; i < reg->count; i++) {
        if (visit(&reg->services[i], &plan) != 0)
            return -1;
    }
    return plan.count;
}
