#pragma once

#include <vector>

#include "money.h"

namespace bill {

/// What each payer gets of an amount, by weight and to the cent. Cents that are left over go to those who lost most by
/// rounding, the first of them on a tie. Throws std::invalid_argument if all weights are zero.
std::vector<Cents> split(Cents total, const std::vector<unsigned>& weights);

}  // namespace bill
