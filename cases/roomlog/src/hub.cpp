#include "hub.hpp"

#include <sstream>

namespace chat {

namespace {
constexpr int max_strikes = 3;
constexpr std::size_t longest_line = 120;
}  // namespace

Hub::Hub(std::ostream &out)
    : out_(out),
      handlers_{
          {"join", &Hub::on_join}, {"part", &Hub::on_part},       {"kick", &Hub::on_kick}, {"quit", &Hub::on_quit},
          {"nick", &Hub::on_nick}, {"say", &Hub::on_say},         {"me", &Hub::on_me},     {"topic", &Hub::on_topic},
          {"ban", &Hub::on_ban},   {"history", &Hub::on_history}, {"who", &Hub::on_who},
      } {}

void Hub::handle(const std::string &line) {
    std::istringstream words(line);
    std::string command;
    Event e;

    if (!(words >> command) || command[0] == '#')
        return;
    words >> e.nick >> e.room >> std::ws;
    std::getline(words, e.text);

    auto it = handlers_.find(command);
    if (it == handlers_.end())
        throw Refused("no command " + command);
    if (e.nick.empty())
        throw Refused("who?");
    (this->*it->second)(e);
}

Room &Hub::room(const std::string &name) {
    auto it = rooms_.find(name);
    if (it == rooms_.end())
        throw Refused("no room " + name);
    return *it->second;
}

// the room of the event, which whoever caused it must be in
Room &Hub::room_of(const Event &e) {
    Room &r = room(e.room);
    if (!r.find(e.nick))
        throw Refused(e.nick + " is not in " + e.room);
    return r;
}

void Hub::on_join(const Event &e) {
    if (e.room.empty())
        throw Refused("which room?");
    auto &slot = rooms_[e.room];
    if (!slot)
        slot = std::make_unique<Room>(e.room, out_);
    if (slot->find(e.nick))
        throw Refused(e.nick + " is in " + e.room + " already");
    slot->add(e.nick);
    slot->note("* " + e.nick + " joins");
    slot->elect();
}

// Takes somebody out of a room, for whatever reason.
void Hub::leave(Room &r, const std::string &nick, const std::string &line) {
    r.note(line);
    r.remove(nick);
    if (r.empty()) {
        out_ << "closed " << r.name() << " after " << r.lines() << " lines\n";
        rooms_.erase(r.name());
        return;
    }
    r.elect();
}

void Hub::on_part(const Event &e) {
    leave(room_of(e), e.nick, "* " + e.nick + " leaves");
}

void Hub::on_kick(const Event &e) {
    Room &r = room_of(e);
    if (!r.find(e.nick)->op)
        throw Refused(e.nick + " is not op");
    if (!r.find(e.text))
        throw Refused(e.text + " is not in " + e.room);
    leave(r, e.text, "* " + e.text + " is kicked by " + e.nick);
}

void Hub::on_quit(const Event &e) {
    for (auto it = rooms_.begin(); it != rooms_.end();) {
        Room &r = *it++->second;
        if (r.find(e.nick))
            leave(r, e.nick, "* " + e.nick + " quits");
    }
}

void Hub::on_nick(const Event &e) {
    for (auto &[name, r] : rooms_)
        if (r->find(e.room))
            throw Refused(e.room + " is taken");
    for (auto &[name, r] : rooms_)
        r->rename(e.nick, e.room);
}

// False when the line must not be said. Whoever goes on all the same is thrown out.
bool Hub::police(Room &r, const Event &e) {
    bool bad = e.text.size() > longest_line;
    for (const auto &word : banned_)
        if (e.text.find(word) != std::string::npos)
            bad = true;
    if (!bad)
        return true;
    Member *m = r.find(e.nick);
    if (++m->strikes < max_strikes)
        out_ << "warned " << e.nick << '\n';
    else
        leave(r, e.nick, "* " + e.nick + " is thrown out");
    return false;
}

void Hub::speak(const Event &e, const std::string &line) {
    Room &r = room_of(e);
    const bool fine = police(r, e);

    r.count_line();    // also what was not let through
    if (fine)
        r.note(line);
}

void Hub::on_say(const Event &e) {
    speak(e, '<' + e.nick + "> " + e.text);
}

void Hub::on_me(const Event &e) {
    speak(e, "* " + e.nick + ' ' + e.text);
}

void Hub::on_topic(const Event &e) {
    Room &r = room_of(e);
    if (!r.find(e.nick)->op)
        throw Refused(e.nick + " is not op");
    r.topic = e.text;
    r.note("* topic: " + e.text);
}

void Hub::on_ban(const Event &e) {
    if (e.room.size() < 3)
        throw Refused("too short to ban");
    banned_.insert(e.room);
}

void Hub::on_who(const Event &e) {
    const Room &r = room(e.room);
    out_ << r.name() << (r.topic.empty() ? "" : " (" + r.topic + ")") << ", " << r.lines() << " lines:";
    for (const Member &m : r.members()) {
        out_ << ' ' << (m.op ? "@" : "") << m.nick;
        if (m.strikes > 0)
            out_ << '!' << m.strikes;
    }
    out_ << '\n';
}

void Hub::on_history(const Event &e) {
    for (const auto &line : room(e.room).history())
        out_ << "  " << line << '\n';
}

}  // namespace chat
