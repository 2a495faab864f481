#pragma once

#include <map>
#include <memory>
#include <set>
#include <stdexcept>

#include "room.hpp"

namespace chat {

struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// All rooms. A room is made by the first who joins it and closed after the last who leaves.
class Hub {
public:
    explicit Hub(std::ostream &out);

    // One event:  COMMAND NICK [ROOM [TEXT]]
    void handle(const std::string &line);

private:
    struct Event {
        std::string nick, room, text;
    };
    using Handler = void (Hub::*)(const Event &);

    void on_join(const Event &e);
    void on_part(const Event &e);
    void on_kick(const Event &e);
    void on_quit(const Event &e);
    void on_nick(const Event &e);
    void on_say(const Event &e);
    void on_me(const Event &e);
    void on_topic(const Event &e);
    void on_ban(const Event &e);
    void on_who(const Event &e);
    void on_history(const Event &e);

    Room &room(const std::string &name);
    Room &room_of(const Event &e);
    void speak(const Event &e, const std::string &line);
    bool police(Room &r, const Event &e);
    void leave(Room &r, const std::string &nick, const std::string &line);

    std::ostream &out_;
    std::map<std::string, Handler> handlers_;
    std::map<std::string, std::unique_ptr<Room>> rooms_;
    std::set<std::string> banned_;
};

}  // namespace chat
