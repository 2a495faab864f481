#include "selection.hpp"

#include <algorithm>

namespace ink {

bool Selection::add(Shape *shape) {
    if (std::find(shapes_.begin(), shapes_.end(), shape) != shapes_.end())
        return false;
    shapes_.push_back(shape);
    return true;
}

bool Selection::drop(const Shape *shape) {
    auto at = std::find(shapes_.begin(), shapes_.end(), shape);

    if (at == shapes_.end())
        return false;
    shapes_.erase(at);
    return true;
}

double Selection::total_area() const {
    double sum = 0;

    for (const Shape *shape : shapes_)
        sum += shape->area();
    return sum;
}

void Selection::scale(double factor) {
    for (Shape *shape : shapes_)
        shape->scale(factor);
}

void Selection::move_to_layer(int layer) {
    for (Shape *shape : shapes_)
        shape->set_layer(layer);
}

} // namespace ink
