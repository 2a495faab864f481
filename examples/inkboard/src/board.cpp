#include "board.hpp"

#include <charconv>
#include <sstream>

namespace ink {

const Board::Command Board::kCommands[] = {
    {"add", 4, 5, &Board::cmd_add},           {"remove", 1, 1, &Board::cmd_remove},
    {"wipe", 1, 1, &Board::cmd_wipe},         {"grow", 1, 1, &Board::cmd_grow},
    {"layer", 1, 1, &Board::cmd_layer},       {"select", 1, 1, &Board::cmd_select},
    {"unselect", 0, 1, &Board::cmd_unselect}, {"selected", 0, 0, &Board::cmd_selected},
    {"area", 0, 0, &Board::cmd_area},         {"list", 0, 0, &Board::cmd_list},
};

void Board::execute(const std::string &line) {
    std::istringstream in(line);
    std::string name, word;
    Words args;

    if (!(in >> name) || name[0] == '#')
        return;
    while (in >> word)
        args.push_back(word);

    for (const Command &command : kCommands) {
        if (name != command.name)
            continue;
        if (args.size() < command.min_args || args.size() > command.max_args)
            throw CommandError(name + ": wrong number of arguments");
        (this->*command.run)(args);
        return;
    }
    throw CommandError(name + ": no such command");
}

Shape &Board::shape(const std::string &name) const {
    Shape *found = registry_.find(name);

    if (!found)
        throw CommandError(name + ": no such shape");
    return *found;
}

int parse_int(const std::string &word, int low, int high) {
    int value = 0;
    const char *end = word.data() + word.size();
    auto result = std::from_chars(word.data(), end, value);

    if (result.ec != std::errc() || result.ptr != end || value < low || value > high)
        throw CommandError(word + ": not a number from " + std::to_string(low) + " to " +
                           std::to_string(high));
    return value;
}

} // namespace ink
