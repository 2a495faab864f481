#include "bus.hpp"

#include <algorithm>

namespace {

class DepthGuard {
public:
    explicit DepthGuard(int &d) : d_(d) { ++d_; }
    ~DepthGuard() { --d_; }
    DepthGuard(const DepthGuard &) = delete;
    DepthGuard &operator=(const DepthGuard &) = delete;

private:
    int &d_;
};

} // namespace

Topic &Bus::topic(const std::string &name)
{
    auto it = topics_.find(name);
    if (it == topics_.end())
        throw ScriptError("no such topic: " + name);
    return it->second;
}

Subscriber *Bus::find(const std::string &id)
{
    for (auto &[name, t] : topics_)
        for (auto &s : t.subs)
            if (!s.dead && s.id == id)
                return &s;
    return nullptr;
}

void Bus::addTopic(const std::string &name)
{
    auto [it, fresh] = topics_.emplace(name, Topic{});
    if (!fresh)
        throw ScriptError("topic exists: " + name);
    it->second.subs.reserve(kTypicalSubs);
}

void Bus::subscribe(const std::string &name, Subscriber sub)
{
    Topic &t = topic(name);
    if (find(sub.id))
        throw ScriptError("subscriber exists: " + sub.id);
    if (t.subs.size() >= kMaxSubs)
        throw ScriptError("too many subscribers: " + name);
    t.subs.push_back(std::move(sub));
}

// While events are being delivered the entry is only marked; sweep() removes
// it once the outermost delivery is over.
bool Bus::unsubscribe(const std::string &id)
{
    Subscriber *s = find(id);
    if (!s)
        return false;
    s->dead = true;
    dirty_ = true;
    if (depth_ == 0)
        sweep();
    return true;
}

void Bus::sweep()
{
    if (!dirty_)
        return;
    for (auto &entry : topics_) {
        auto &subs = entry.second.subs;
        subs.erase(std::remove_if(subs.begin(), subs.end(),
                                  [](const Subscriber &s) { return s.dead; }),
                   subs.end());
    }
    dirty_ = false;
}

void Bus::publish(const std::string &name, const std::string &payload)
{
    Topic &t = topic(name);
    if (depth_ >= kMaxDepth)
        throw ScriptError("relay loop at topic " + name);
    ++t.published;
    {
        DepthGuard guard(depth_);
        dispatch(name, t, payload);
    }
    if (depth_ == 0)
        sweep();
}

void Bus::dispatch(const std::string &name, Topic &t, const std::string &payload)
{
    for (auto &s : t.subs) {
        if (s.dead)
            continue;
        act(name, s, payload);
        ++s.hits;
    }
}

void Bus::act(const std::string &topic, const Subscriber &s, const std::string &payload)
{
    const Action &action = s.action;
    switch (action.verb) {
    case Verb::Print:
        out_(s.id + " <- " + topic + ": " + payload);
        break;
    case Verb::Count:
        break;
    case Verb::Once:
        out_(s.id + " <- " + topic + ": " + payload + " (last)");
        unsubscribe(s.id);
        break;
    case Verb::Relay:
        publish(action.a, payload);
        break;
    case Verb::Drop:
        if (unsubscribe(action.a))
            out_(s.id + " dropped " + action.a);
        break;
    case Verb::Clone: {
        // one more printing subscriber for every event seen
        const std::string id = action.b + std::to_string(++serial_);
        subscribe(action.a, Subscriber{id, Action{Verb::Print, "", ""}});
        out_(s.id + " added " + id + " to " + action.a);
        break;
    }
    }
}

void Bus::stats() const
{
    for (const auto &[name, t] : topics_) {
        out_(name + ": " + std::to_string(t.published) + " events, "
             + std::to_string(t.subs.size()) + " subscribers");
        for (const auto &s : t.subs)
            out_("  " + s.id + " " + std::to_string(s.hits));
    }
}
