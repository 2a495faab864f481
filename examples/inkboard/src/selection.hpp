#pragma once

#include "shape.hpp"

#include <vector>

namespace ink {

// The shapes that the next command works on, in the order they were selected.
class Selection {
public:
    bool add(Shape *shape); // false if it is selected already
    bool drop(const Shape *shape);
    void clear() { shapes_.clear(); }

    bool empty() const { return shapes_.empty(); }
    const std::vector<Shape *> &shapes() const { return shapes_; }

    double total_area() const;
    void scale(double factor);
    void move_to_layer(int layer);

private:
    std::vector<Shape *> shapes_;
};

} // namespace ink
