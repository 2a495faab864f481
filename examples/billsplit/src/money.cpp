#include "money.h"

#include <stdexcept>

namespace bill {

namespace {

constexpr Cents kMost = 1'000'000'000;

Cents digits(const std::string& text)
{
    Cents value = 0;
    for (char c : text) {
        if (c < '0' || c > '9')
            throw std::invalid_argument("not an amount: " + text);
        value = value * 10 + (c - '0');
        if (value > kMost)
            throw std::invalid_argument("too much: " + text);
    }
    return value;
}

}  // namespace

Cents parse(const std::string& text)
{
    const bool negative = !text.empty() && text[0] == '-';
    const std::string plain = text.substr(negative ? 1 : 0);
    const std::size_t point = plain.find('.');
    if (point == std::string::npos || point == 0 || plain.size() != point + 3)
        throw std::invalid_argument("not an amount: " + text);
    const Cents amount = digits(plain.substr(0, point)) * 100 + digits(plain.substr(point + 1));
    return negative ? -amount : amount;
}

std::string format(Cents amount)
{
    const std::string sign = amount < 0 ? "-" : "";
    const Cents size = amount < 0 ? -amount : amount;
    const std::string cents = std::to_string(size % 100);
    return sign + std::to_string(size / 100) + "." + (cents.size() < 2 ? "0" : "") + cents;
}

}  // namespace bill
