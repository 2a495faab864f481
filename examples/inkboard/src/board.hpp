#pragma once

#include "registry.hpp"
#include "selection.hpp"

#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace ink {

// A command that cannot be done; what() is for the user.
struct CommandError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Board {
public:
    explicit Board(std::ostream &out) : out_(out) {}

    void execute(const std::string &line);

private:
    using Words = std::vector<std::string>;
    struct Command {
        const char *name;
        std::size_t min_args, max_args;
        void (Board::*run)(const Words &args);
    };
    static const Command kCommands[];

    // edit_commands.cpp
    void cmd_add(const Words &args);
    void cmd_remove(const Words &args);
    void cmd_wipe(const Words &args);
    void cmd_grow(const Words &args);
    void cmd_layer(const Words &args);

    // query_commands.cpp
    void cmd_select(const Words &args);
    void cmd_unselect(const Words &args);
    void cmd_selected(const Words &args);
    void cmd_area(const Words &args);
    void cmd_list(const Words &args);

    Shape &shape(const std::string &name) const; // throws if there is none

    Registry registry_;
    Selection selection_;
    std::ostream &out_;
};

int parse_int(const std::string &word, int low, int high); // throws

} // namespace ink
