#pragma once

#include "message.hpp"

#include <memory>
#include <string>
#include <vector>

namespace flow {

class Router;

class Action {
  public:
    virtual ~Action() = default;
    virtual void apply(Router &router, Message &message) const = 0;
};

// Throws std::invalid_argument for an unknown verb or a missing argument.
std::unique_ptr<Action> make_action(const std::string &verb, const std::string &argument);

struct Rule {
    std::string field;
    std::string wanted;
    std::vector<std::unique_ptr<Action>> actions;
    int hits = 0;

    bool matches(const Message &message) const;
};

} // namespace flow
