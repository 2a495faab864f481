#include "board.hpp"

#include <cstdio>

namespace ink {

void Board::cmd_select(const Words &args) {
    if (args[0] == "*") {
        for (Shape *each : registry_.all())
            selection_.add(each);
        return;
    }
    if (!selection_.add(&shape(args[0])))
        throw CommandError(args[0] + ": is selected already");
}

void Board::cmd_unselect(const Words &args) {
    if (args.empty())
        selection_.clear();
    else if (!selection_.drop(&shape(args[0])))
        throw CommandError(args[0] + ": is not selected");
}

void Board::cmd_selected(const Words &) {
    out_ << "selected:";
    for (const Shape *each : selection_.shapes())
        out_ << ' ' << each->name();
    out_ << '\n';
}

void Board::cmd_area(const Words &) {
    char buf[64];

    std::snprintf(buf, sizeof buf, "area %.6g\n", selection_.total_area());
    out_ << buf;
}

void Board::cmd_list(const Words &) {
    for (const Shape *each : registry_.all())
        out_ << each->describe() << '\n';
}

} // namespace ink
