#pragma once

#include <set>
#include <string>

namespace flow {

struct Message {
    int id = 0;
    std::string from;
    std::string to;
    std::string subject;
    std::string folder = "inbox";
    std::set<std::string> labels;
    int hops = 0;       // copies of copies
    bool stopped = false;
    bool dropped = false;

    const std::string *field(const std::string &name) const;
    void add_label(const std::string &label) { labels.insert(label); }
};

} // namespace flow
