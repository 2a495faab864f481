#include "bus.hpp"

#include <istream>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace evbus {

namespace {

// One thing that a subscriber does: a verb and up to two words.
//   say TEXT | off TOPIC NAME | clear TOPIC | emit TOPIC PAYLOAD
struct Action {
    std::string verb;
    std::string first;
    std::string second;
};

std::vector<std::string> words(const std::string &line)
{
    std::istringstream in(line);
    std::vector<std::string> out;
    for (std::string w; in >> w;)
        out.push_back(std::move(w));
    return out;
}

// Actions are divided by ';' words.
std::vector<Action> parse_actions(const std::vector<std::string> &w, std::size_t i)
{
    std::vector<Action> actions;
    while (i < w.size()) {
        std::size_t end = i;
        while (end < w.size() && w[end] != ";")
            ++end;
        const std::size_t n = end - i;
        const std::string verb = n ? w[i] : "";
        const bool two = verb == "off" || verb == "emit";
        if (!(two && n == 3) && !((verb == "say" || verb == "clear") && n == 2))
            throw std::runtime_error("bad action");
        actions.push_back({verb, w[i + 1], two ? w[i + 2] : ""});
        i = end + 1;
    }
    return actions;
}

void perform(Bus &bus, std::ostream &out, const Action &a, const std::string &payload)
{
    if (a.verb == "say")
        out << a.first << ' ' << payload << '\n';
    else if (a.verb == "off")
        bus.off(a.first, a.second);
    else if (a.verb == "clear")
        bus.clear(a.first);
    else
        bus.emit(a.first, a.second);
}

} // namespace

// on TOPIC NAME ACTION [; ACTION]...     once TOPIC NAME ACTION...
// off TOPIC NAME     clear TOPIC     emit TOPIC PAYLOAD     count TOPIC
void run_script(Bus &bus, std::istream &in, std::ostream &out)
{
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        const auto w = words(line);
        if (w.empty() || w[0][0] == '#')
            continue;
        if ((w[0] == "on" || w[0] == "once") && w.size() > 3) {
            bus.on(
                w[1], w[2],
                [&out, actions = parse_actions(w, 3)](Bus &b, const std::string &payload) {
                    // Removing itself must not pull the rug away.
                    const auto mine = actions;
                    std::ostream &to = out;
                    for (const auto &a : mine)
                        perform(b, to, a, payload);
                },
                w[0] == "once");
        } else if (w[0] == "off" && w.size() == 3) {
            const auto n = bus.off(w[1], w[2]);
            out << "removed " << n << '\n';
        } else if (w[0] == "clear" && w.size() == 2) {
            const auto n = bus.clear(w[1]);
            out << "removed " << n << '\n';
        } else if (w[0] == "emit" && w.size() == 3) {
            const auto n = bus.emit(w[1], w[2]);
            out << "called " << n << '\n';
        } else if (w[0] == "count" && w.size() == 2) {
            out << "count " << bus.count(w[1]) << '\n';
        } else {
            throw std::runtime_error("line " + std::to_string(number) + ": " + w[0] + "?");
        }
    }
}

} // namespace evbus
