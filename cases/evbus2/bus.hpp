// evbus: a small publish/subscribe bus, driven by a script.
#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <string>
#include <string_view>

namespace evbus {

class Bus;

using Callback = std::function<void(Bus &, const std::string &payload)>;

class Bus {
public:
    static constexpr int kMaxDepth = 8;

    // Subscribes under a name; names need not be unique within a topic.
    void on(const std::string &topic, std::string name, Callback fn, bool once = false);

    // Removes the subscriptions of that name, and says how many there were.
    std::size_t off(const std::string &topic, std::string_view name);

    // Removes all subscriptions of a topic.
    std::size_t clear(const std::string &topic);

    // Calls the subscribers in order and says how many were called.
    // May be called by a subscriber, to a depth of kMaxDepth.
    std::size_t emit(const std::string &topic, const std::string &payload);

    std::size_t count(const std::string &topic) const;

private:
    struct Subscription {
        std::string name;
        Callback fn;
        bool once = false;
    };
    using Subscriptions = std::list<Subscription>;

    std::map<std::string, Subscriptions> topics_;
    int depth_ = 0;
};

// Runs a script; throws std::runtime_error with the line on a mistake.
void run_script(Bus &bus, std::istream &in, std::ostream &out);

} // namespace evbus
