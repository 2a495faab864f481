#include "board.hpp"

namespace ink {

namespace {
constexpr int kTopLayer = 9;
constexpr int kMaxSize = 1000;
constexpr std::size_t kMaxName = 24;
} // namespace

void Board::cmd_add(const Words &args) {
    const std::string &kind = args[0], &name = args[1];
    const int layer = parse_int(args[2], 0, kTopLayer);
    const int size = parse_int(args[3], 1, kMaxSize);
    Shape *made = nullptr;

    if (name.size() > kMaxName)
        throw CommandError(name + ": name too long");
    if (registry_.full())
        throw CommandError("the board is full");
    if (kind == "circle" && args.size() == 4)
        made = registry_.insert(Shape::circle(name, layer, size));
    else if (kind == "rect" && args.size() == 5)
        made = registry_.insert(Shape::rect(name, layer, size, parse_int(args[4], 1, kMaxSize)));
    else
        throw CommandError(kind + ": no such kind, or wrong number of sizes");
    if (!made)
        throw CommandError(name + ": name is taken");
}

void Board::cmd_remove(const Words &args) {
    Shape &doomed = shape(args[0]);

    out_ << "removed " << doomed.describe() << '\n';
    registry_.erase(args[0]);
}

void Board::cmd_wipe(const Words &args) {
    const int layer = parse_int(args[0], 0, kTopLayer);
    std::size_t count = 0;

    for (Shape *doomed : registry_.on_layer(layer)) {
        const std::string name = doomed->name();
        registry_.erase(name);
        count++;
    }
    out_ << "wiped " << count << " from layer " << layer << '\n';
}

void Board::cmd_grow(const Words &args) {
    const int percent = parse_int(args[0], 1, 1000);

    if (selection_.empty())
        throw CommandError("nothing is selected");
    selection_.scale(percent / 100.0);
}

void Board::cmd_layer(const Words &args) {
    const int layer = parse_int(args[0], 0, kTopLayer);

    if (selection_.empty())
        throw CommandError("nothing is selected");
    selection_.move_to_layer(layer);
}

} // namespace ink
