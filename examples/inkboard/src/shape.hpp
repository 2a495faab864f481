#pragma once

#include <string>

namespace ink {

enum class Kind { Circle, Rect };

class Shape {
public:
    static Shape circle(std::string name, int layer, double radius);
    static Shape rect(std::string name, int layer, double width, double height);

    const std::string &name() const { return name_; }
    int layer() const { return layer_; }
    void set_layer(int layer) { layer_ = layer; }

    double area() const;
    void scale(double factor);
    std::string describe() const;

private:
    Shape(Kind kind, std::string name, int layer, double a, double b);

    Kind kind_;
    int layer_;
    double a_, b_; // radius and nothing, or width and height
    std::string name_;
};

} // namespace ink
