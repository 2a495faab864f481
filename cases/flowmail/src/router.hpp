#pragma once

#include "message.hpp"
#include "rule.hpp"

#include <iosfwd>
#include <vector>

namespace flow {

// Takes messages in, and runs the rules over each of them in order.
class Router {
  public:
    static constexpr int kMaxHops = 3;
    static constexpr std::size_t kBatch = 8;

    Router() { queue_.reserve(kBatch); }

    void add_rule(Rule rule) { rules_.push_back(std::move(rule)); }
    // Gives the message its number. Messages that go round in circles are let go.
    void enqueue(Message message);
    void run();
    void report(std::ostream &out) const;

  private:
    void route(Message &message);

    std::vector<Rule> rules_;
    std::vector<Message> queue_;
    std::size_t done_ = 0;
    int next_id_ = 1;
    int loops_ = 0;
};

} // namespace flow
