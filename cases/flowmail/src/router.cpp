#include "router.hpp"

#include <map>
#include <ostream>

namespace flow {

void Router::enqueue(Message message) {
    if (message.hops > kMaxHops) {
        loops_++;
        return;
    }
    message.id = next_id_++;
    queue_.push_back(std::move(message));
}

void Router::route(Message &message) {
    for (Rule &rule : rules_) {
        if (!rule.matches(message))
            continue;
        rule.hits++;
        for (const auto &action : rule.actions)
            action->apply(*this, message);
        if (message.stopped)
            break;
    }
}

void Router::run() {
    // the rules may add to the queue
    for (; done_ < queue_.size(); done_++)
        route(queue_[done_]);
}

void Router::report(std::ostream &out) const {
    std::map<std::string, int> folders;
    for (const Message &m : queue_) {
        out << m.id << ' ' << m.to << " <" << m.from << "> " << m.subject;
        if (m.dropped) {
            out << " (dropped)\n";
            continue;
        }
        out << " -> " << m.folder;
        for (const std::string &label : m.labels)
            out << " +" << label;
        out << '\n';
        folders[m.folder]++;
    }
    for (const auto &[folder, count] : folders)
        out << folder << ": " << count << '\n';
    for (std::size_t i = 0; i < rules_.size(); i++)
        if (rules_[i].hits)
            out << "rule " << i + 1 << ": " << rules_[i].hits << '\n';
    if (loops_)
        out << "loops: " << loops_ << '\n';
}

} // namespace flow
