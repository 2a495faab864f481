#pragma once

#include <ostream>

#include "event.hpp"

namespace agenda {

void sort_by_start(Events &events);
void print_list(std::ostream &out, const Events &events);
// Two events in one place at one time.
int print_clashes(std::ostream &out, const Events &events);
void print_alarms(std::ostream &out, const Events &events);

}  // namespace agenda
