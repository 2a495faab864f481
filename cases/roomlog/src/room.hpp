#pragma once

#include <deque>
#include <ostream>
#include <string>
#include <vector>

namespace chat {

struct Member {
    std::string nick;
    int strikes = 0;
    bool op = false;
};

// A room keeps its members in the order in which they came, and the last lines said.
class Room {
public:
    static constexpr std::size_t history_lines = 5;

    Room(std::string name, std::ostream &out) : name_(std::move(name)), out_(out) {}

    const std::string &name() const { return name_; }
    bool empty() const { return members_.empty(); }
    Member *find(const std::string &nick);
    Member &add(const std::string &nick);
    void remove(const std::string &nick);
    void rename(const std::string &from, const std::string &to);

    // Somebody must be op; the one who has been here longest becomes it.
    void elect();

    void note(const std::string &line);
    void count_line() { lines_++; }
    unsigned lines() const { return lines_; }

    const std::vector<Member> &members() const { return members_; }
    const std::deque<std::string> &history() const { return history_; }

    std::string topic;

private:
    std::string name_;
    std::ostream &out_;
    std::vector<Member> members_;
    std::deque<std::string> history_;
    unsigned lines_ = 0;
};

}  // namespace chat
