#include "broker.hpp"

#include <algorithm>
#include <stdexcept>

namespace {

constexpr std::size_t max_limit = 64;
void check_topic(const std::string &topic)
{
    if (topic.empty() || topic.front() == '/' || topic.back() == '/')
        throw std::runtime_error("bad topic '" + topic + "'");
    if (topic.find('#') != std::string::npos)
        throw std::runtime_error("wildcards are not supported");
}

} // namespace

Client &Broker::client(const std::string &name)
{
    const auto found = clients_.find(name);
    if (found == clients_.end())
        throw std::runtime_error("no client '" + name + "'");
    return *found->second;
}

void Broker::connect(const std::string &name, std::size_t limit, std::optional<Message> will)
{
    if (name.empty())
        throw std::runtime_error("client without a name");
    if (limit == 0 || limit > max_limit)
        throw std::runtime_error("bad queue limit");
    if (clients_.count(name))
        throw std::runtime_error("client '" + name + "' is here already");
    if (will)
        check_topic(will->topic);
    auto fresh = std::make_unique<Client>();
    fresh->name = name;
    fresh->limit = limit;
    fresh->will = std::move(will);
    clients_.emplace(name, std::move(fresh));
    log_ << "+ " << name << " limit " << limit << '\n';
}

bool Broker::enqueue(Client &client, const Message &message)
{
    if (client.queue.size() >= client.limit)
        return false;
    client.queue.push_back(message);
    return true;
}

void Broker::subscribe(const std::string &name, const std::string &topic)
{
    Client &c = client(name);
    check_topic(topic);
    Subscribers &subs = topics_[topic];
    if (std::find(subs.begin(), subs.end(), &c) != subs.end())
        throw std::runtime_error("'" + name + "' has '" + topic + "' already");
    subs.push_back(&c);
    log_ << name << " joins " << topic << '\n';

    const auto kept = retained_.find(topic);
    if (kept != retained_.end() && !enqueue(c, kept->second))
        remove(c, "queue is full");
}

void Broker::unsubscribe(const std::string &name, const std::string &topic)
{
    Client &c = client(name);
    const auto found = topics_.find(topic);
    if (found == topics_.end())
        throw std::runtime_error("no topic '" + topic + "'");
    Subscribers &subs = found->second;
    const auto place = std::find(subs.begin(), subs.end(), &c);
    if (place == subs.end())
        throw std::runtime_error("'" + name + "' is not in '" + topic + "'");
    subs.erase(place);
    log_ << name << " leaves " << topic << '\n';
    if (subs.empty())
        topics_.erase(found);
}

// Hands a message to all that joined its topic; gives their number.
unsigned Broker::publish(const Message &message, bool retain)
{
    check_topic(message.topic);
    published_++;
    if (retain) {
        if (message.text.empty())
            retained_.erase(message.topic);
        else
            retained_[message.topic] = message;
    }
    const auto found = topics_.find(message.topic);
    if (found == topics_.end())
        return 0;
    unsigned reached = 0;
    for (Client *c : found->second) {
        if (enqueue(*c, message))
            reached++;
        else
            remove(*c, "queue is full");
    }
    return reached;
}

void Broker::drain(const std::string &name, std::size_t most)
{
    Client &c = client(name);
    std::size_t n = std::min(most ? most : c.queue.size(), c.queue.size());
    log_ << name << " takes " << n << '\n';
    while (n-- > 0) {
        const Message &m = c.queue.front();
        log_ << "  " << m.topic << ": " << m.text << '\n';
        c.queue.pop_front();
        c.delivered++;
    }
}

// Takes a client out of all topics, and those that are then empty away.
void Broker::remove(Client &client, const char *reason)
{
    log_ << "- " << client.name << " (" << reason << ", " << client.queue.size() << " left)\n";
    dropped_ += static_cast<unsigned>(client.queue.size());
    for (auto it = topics_.begin(); it != topics_.end();) {
        it->second.remove(&client);
        if (it->second.empty())
            it = topics_.erase(it);
        else
            ++it;
    }
    const std::string name = client.name;
    clients_.erase(name);
}

void Broker::disconnect(const std::string &name)
{
    remove(client(name), "bye");
}

// The connection broke: the will of the client is told to the others.
void Broker::lost(const std::string &name)
{
    Client &c = client(name);
    const std::optional<Message> will = std::move(c.will);
    remove(c, "lost");
    if (will) {
        const unsigned n = publish(*will, false);
        log_ << "will of " << name << " reaches " << n << '\n';
    }
}

void Broker::status() const
{
    log_ << "status: " << clients_.size() << " clients, " << topics_.size() << " topics, "
         << retained_.size() << " retained, " << published_ << " published, " << dropped_
         << " dropped\n";
    for (const auto &[name, c] : clients_)
        log_ << "  " << name << " queue " << c->queue.size() << '/' << c->limit << " delivered "
             << c->delivered << '\n';
    for (const auto &[topic, subs] : topics_) {
        log_ << "  " << topic << ':';
        for (const Client *c : subs)
            log_ << ' ' << c->name;
        log_ << '\n';
    }
}
