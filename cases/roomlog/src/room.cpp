#include "room.hpp"

#include <algorithm>

namespace chat {

Member *Room::find(const std::string &nick) {
    auto it = std::find_if(members_.begin(), members_.end(), [&](const Member &m) { return m.nick == nick; });
    return it == members_.end() ? nullptr : &*it;
}

Member &Room::add(const std::string &nick) {
    members_.push_back(Member{nick});
    return members_.back();
}

void Room::remove(const std::string &nick) {
    members_.erase(std::remove_if(members_.begin(), members_.end(), [&](const Member &m) { return m.nick == nick; }),
                   members_.end());
}

void Room::rename(const std::string &from, const std::string &to) {
    if (Member *m = find(from)) {
        m->nick = to;
        note("* " + from + " is now " + to);
    }
}

void Room::elect() {
    if (members_.empty())
        return;
    if (std::any_of(members_.begin(), members_.end(), [](const Member &m) { return m.op; }))
        return;
    members_.front().op = true;
    note("* " + members_.front().nick + " is op");
}

void Room::note(const std::string &line) {
    out_ << '[' << name_ << "] " << line << '\n';
    history_.push_back(line);
    if (history_.size() > history_lines)
        history_.pop_front();
}

}  // namespace chat
