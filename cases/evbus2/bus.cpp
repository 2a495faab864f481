#include "bus.hpp"

#include <utility>

namespace evbus {

namespace {

// Keeps the nesting of emit() right, also when a subscriber throws.
class DepthGuard {
public:
    explicit DepthGuard(int &depth) : depth_(depth) { ++depth_; }
    ~DepthGuard() { --depth_; }
    DepthGuard(const DepthGuard &) = delete;
    DepthGuard &operator=(const DepthGuard &) = delete;

private:
    int &depth_;
};

} // namespace

void Bus::on(const std::string &topic, std::string name, Callback fn, bool once)
{
    topics_[topic].push_back(Subscription{std::move(name), std::move(fn), once});
}

std::size_t Bus::off(const std::string &topic, std::string_view name)
{
    auto found = topics_.find(topic);
    if (found == topics_.end())
        return 0;
    std::size_t removed = 0;
    auto &subs = found->second;
    for (auto it = subs.begin(); it != subs.end();) {
        if (it->name == name) {
            it = subs.erase(it);
            ++removed;
        } else {
            ++it;
        }
    }
    return removed;
}

std::size_t Bus::clear(const std::string &topic)
{
    auto found = topics_.find(topic);
    if (found == topics_.end())
        return 0;
    std::size_t removed = found->second.size();
    found->second.clear();
    return removed;
}

std::size_t Bus::emit(const std::string &topic, const std::string &payload)
{
    auto found = topics_.find(topic);
    if (found == topics_.end() || depth_ == kMaxDepth)
        return 0;

    DepthGuard guard(depth_);
    std::size_t called = 0;
    auto &subs = found->second;
    for (auto it = subs.begin(); it != subs.end();) {
        if (it->once) {
            // Out of the list first, so that it cannot be called again.
            Callback fn = std::move(it->fn);
            it = subs.erase(it);
            fn(*this, payload);
        } else {
            it->fn(*this, payload);
            ++it;
        }
        ++called;
    }
    return called;
}

std::size_t Bus::count(const std::string &topic) const
{
    auto found = topics_.find(topic);
    return found == topics_.end() ? 0 : found->second.size();
}

} // namespace evbus
