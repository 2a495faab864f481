// split_test CASE - one test of the library
#include <functional>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "split.h"

namespace {

using bill::Cents;
using Shares = std::vector<Cents>;

int failures = 0;

std::string shown(const Shares& shares)
{
    std::string text;
    for (Cents share : shares)
        text += (text.empty() ? "" : " ") + bill::format(share);
    return text;
}

std::string shown(Cents amount) { return std::to_string(amount); }
std::string shown(const std::string& text) { return text; }

template <typename T>
void check(const char* file, int line, const T& expected, const T& actual)
{
    if (expected == actual)
        return;
    ++failures;
    std::cout << file << ":" << line << ": expected " << shown(expected) << ", got " << shown(actual) << "\n";
}

#define CHECK(expected, actual) check(__FILE__, __LINE__, expected, actual)

template <typename F>
void refused(const char* file, int line, F call)
{
    try {
        call();
    } catch (const std::invalid_argument&) {
        return;
    }
    ++failures;
    std::cout << file << ":" << line << ": expected an exception, got none\n";
}

#define REFUSED(call) refused(__FILE__, __LINE__, [] { call; })

const std::map<std::string, std::function<void()>> cases = {
    {"even", [] { CHECK((Shares{50, 50}), bill::split(100, {1, 1})); }},
    {"largest-remainder", [] { CHECK((Shares{29, 43, 28}), bill::split(100, {2, 3, 2})); }},
    {"first-on-a-tie", [] { CHECK((Shares{34, 33, 33}), bill::split(100, {1, 1, 1})); }},
    {"nobody-pays-twice", [] { CHECK((Shares{15, 15, 14, 14, 14, 14, 14}), bill::split(100, {1, 1, 1, 1, 1, 1, 1})); }},
    {"zero-weight", [] { CHECK((Shares{0, 1001}), bill::split(1001, {0, 4})); }},
    {"one-payer", [] { CHECK((Shares{-250}), bill::split(-250, {7})); }},
    {"no-weights", [] { REFUSED(bill::split(100, {0, 0})); }},
    {"parse-cents", [] { CHECK(Cents{1205}, bill::parse("12.05")); }},
    {"parse-negative", [] { CHECK(Cents{-5}, bill::parse("-0.05")); }},
    {"parse-refused", [] { REFUSED(bill::parse("12.5")); }},
    {"format-cents", [] { CHECK(std::string("-0.07"), bill::format(-7)); }},
    {"refund-thirds", [] { CHECK((Shares{-34, -33, -33}), bill::split(-100, {1, 1, 1})); }},
    {"refund-weighted", [] { CHECK((Shares{-29, -28, -43}), bill::split(-100, {2, 2, 3})); }},
};

}  // namespace

int main(int argc, char** argv)
{
    const auto wanted = cases.find(argc > 1 ? argv[1] : "");
    if (wanted == cases.end()) {
        std::cerr << "usage: split_test CASE\n";
        return 2;
    }
    wanted->second();
    return failures == 0 ? 0 : 1;
}
