#include "split.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace bill {

namespace {

struct Rounded {
    std::size_t payer;
    Cents lost;
};

}  // namespace

std::vector<Cents> split(Cents total, const std::vector<unsigned>& weights)
{
    const Cents all = std::accumulate(weights.begin(), weights.end(), Cents{0});
    if (all == 0)
        throw std::invalid_argument("nobody pays");
    std::vector<Cents> shares;
    std::vector<Rounded> rounded;
    Cents left = total;
    for (std::size_t payer = 0; payer < weights.size(); ++payer) {
        const Cents exact = total * weights[payer];
        shares.push_back(exact / all);
        rounded.push_back({payer, exact % all});
        left -= shares.back();
    }
    std::stable_sort(rounded.begin(), rounded.end(),
                     [](const Rounded& a, const Rounded& b) { return a.lost > b.lost; });
    for (std::size_t next = 0; left > 0; ++next, --left)
        ++shares[rounded[next].payer];
    return shares;
}

}  // namespace bill
