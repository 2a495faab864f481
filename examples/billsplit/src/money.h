#pragma once

#include <cstdint>
#include <string>

namespace bill {

using Cents = std::int64_t;

/// "12.34" or "-0.05"; throws std::invalid_argument for anything else.
Cents parse(const std::string& text);

std::string format(Cents amount);

}  // namespace bill
