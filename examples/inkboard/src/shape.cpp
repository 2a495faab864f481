#include "shape.hpp"

#include <cstdio>
#include <utility>

namespace ink {

Shape::Shape(Kind kind, std::string name, int layer, double a, double b)
    : kind_(kind), layer_(layer), a_(a), b_(b), name_(std::move(name)) {}

Shape Shape::circle(std::string name, int layer, double radius) {
    return Shape(Kind::Circle, std::move(name), layer, radius, 0);
}

Shape Shape::rect(std::string name, int layer, double width, double height) {
    return Shape(Kind::Rect, std::move(name), layer, width, height);
}

double Shape::area() const {
    switch (kind_) {
    case Kind::Circle:
        return 3.14159265358979 * a_ * a_;
    case Kind::Rect:
        return a_ * b_;
    }
    return 0;
}

void Shape::scale(double factor) {
    a_ *= factor;
    b_ *= factor;
}

std::string Shape::describe() const {
    char buf[96];

    if (kind_ == Kind::Circle)
        std::snprintf(buf, sizeof buf, " layer %d circle %.6g", layer_, a_);
    else
        std::snprintf(buf, sizeof buf, " layer %d rect %.6g x %.6g", layer_, a_, b_);
    return name_ + buf;
}

} // namespace ink
