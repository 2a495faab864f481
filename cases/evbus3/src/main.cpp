// evbus - plays a script against a small event bus.
//
//   topic NAME
//   sub ID TOPIC print|count|once
//   sub ID TOPIC relay TOPIC2 | drop ID2 | clone TOPIC2 PREFIX
//   unsub ID
//   pub TOPIC TEXT...
//   stats
#include <cctype>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "bus.hpp"

namespace {

struct VerbInfo {
    Verb verb;
    std::size_t operands;
};

const std::map<std::string, VerbInfo> kVerbs = {
    {"print", {Verb::Print, 0}}, {"count", {Verb::Count, 0}},
    {"once", {Verb::Once, 0}},   {"relay", {Verb::Relay, 1}},
    {"drop", {Verb::Drop, 1}},   {"clone", {Verb::Clone, 2}},
};

void checkName(const std::string &s)
{
    if (s.empty() || s.size() > 32)
        throw ScriptError("bad name");
    for (unsigned char c : s)
        if (!std::isalnum(c) && c != '_' && c != '-')
            throw ScriptError("bad name: " + s);
}

Action parseAction(const std::vector<std::string> &w, std::size_t at)
{
    if (at >= w.size())
        throw ScriptError("action expected");
    auto it = kVerbs.find(w[at]);
    if (it == kVerbs.end())
        throw ScriptError("unknown action: " + w[at]);
    if (w.size() - at - 1 != it->second.operands)
        throw ScriptError("wrong number of operands: " + w[at]);
    Action a{it->second.verb, "", ""};
    if (it->second.operands > 0)
        a.a = w[at + 1];
    if (it->second.operands > 1)
        a.b = w[at + 2];
    if (!a.a.empty())
        checkName(a.a);
    if (!a.b.empty())
        checkName(a.b);
    return a;
}

void execute(Bus &bus, const std::string &line)
{
    std::istringstream in(line);
    const std::vector<std::string> w{std::istream_iterator<std::string>(in), {}};
    if (w.empty() || w[0][0] == '#')
        return;
    if (w[0] == "topic" && w.size() == 2) {
        checkName(w[1]);
        bus.addTopic(w[1]);
    } else if (w[0] == "sub" && w.size() >= 4) {
        checkName(w[1]);
        bus.subscribe(w[2], Subscriber{w[1], parseAction(w, 3)});
    } else if (w[0] == "unsub" && w.size() == 2) {
        if (!bus.unsubscribe(w[1]))
            throw ScriptError("no such subscriber: " + w[1]);
    } else if (w[0] == "pub" && w.size() >= 2) {
        std::string text;
        for (std::size_t i = 2; i < w.size(); ++i)
            text += (i > 2 ? " " : "") + w[i];
        bus.publish(w[1], text);
    } else if (w[0] == "stats" && w.size() == 1) {
        bus.stats();
    } else {
        throw ScriptError("bad command: " + w[0]);
    }
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: evbus SCRIPT\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    if (!in) {
        std::cerr << "evbus: cannot open " << argv[1] << "\n";
        return 2;
    }
    Bus bus([](const std::string &s) { std::cout << s << "\n"; });
    std::string line;
    for (int n = 1; std::getline(in, line); ++n) {
        try {
            execute(bus, line);
        } catch (const ScriptError &e) {
            std::cout.flush();
            std::cerr << "evbus: line " << n << ": " << e.what() << "\n";
            return 1;
        }
    }
    return 0;
}
