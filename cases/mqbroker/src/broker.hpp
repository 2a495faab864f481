#pragma once

#include <cstddef>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

struct Message {
    std::string topic;
    std::string text;
};

struct Client {
    std::string name;
    std::size_t limit = 0;
    std::deque<Message> queue;
    std::optional<Message> will;
    unsigned delivered = 0;
};

class Broker {
public:
    explicit Broker(std::ostream &log) : log_(log) {}

    void connect(const std::string &name, std::size_t limit, std::optional<Message> will);
    void subscribe(const std::string &name, const std::string &topic);
    void unsubscribe(const std::string &name, const std::string &topic);
    unsigned publish(const Message &message, bool retain);
    void drain(const std::string &name, std::size_t most);
    void disconnect(const std::string &name);
    void lost(const std::string &name);
    void status() const;

private:
    using Subscribers = std::list<Client *>;

    Client &client(const std::string &name);
    bool enqueue(Client &client, const Message &message);
    void remove(Client &client, const char *reason);

    std::ostream &log_;
    std::map<std::string, std::unique_ptr<Client>> clients_;
    std::map<std::string, Subscribers> topics_;
    std::map<std::string, Message> retained_;
    unsigned published_ = 0, dropped_ = 0;
};
