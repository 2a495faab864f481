#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct ScriptError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

enum class Verb { Print, Count, Once, Relay, Drop, Clone };

struct Action {
    Verb verb;
    std::string a, b;            // operands of the verb
};

struct Subscriber {
    std::string id;
    Action action;
    unsigned hits = 0;
    bool dead = false;
};

struct Topic {
    std::vector<Subscriber> subs;
    unsigned published = 0;
};

class Bus {
public:
    static constexpr std::size_t kTypicalSubs = 4;
    static constexpr std::size_t kMaxSubs = 200;
    static constexpr int kMaxDepth = 16;

    using Output = std::function<void(const std::string &)>;
    explicit Bus(Output out) : out_(std::move(out)) {}

    void addTopic(const std::string &name);
    void subscribe(const std::string &topic, Subscriber sub);
    bool unsubscribe(const std::string &id);
    void publish(const std::string &topic, const std::string &payload);
    void stats() const;

private:
    Topic &topic(const std::string &name);
    Subscriber *find(const std::string &id);
    void dispatch(const std::string &name, Topic &t, const std::string &payload);
    void act(const std::string &topic, const Subscriber &s, const std::string &payload);
    void sweep();

    std::map<std::string, Topic> topics_;
    Output out_;
    int depth_ = 0;
    unsigned serial_ = 0;
    bool dirty_ = false;
};
