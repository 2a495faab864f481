#pragma once

#include "shape.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace ink {

// Owns every shape on the board. A Shape * it hands out is good until the shape is erased.
class Registry {
public:
    static constexpr std::size_t kMaxShapes = 64;

    bool full() const { return shapes_.size() >= kMaxShapes; }
    Shape *insert(Shape shape); // nullptr if the name is taken
    Shape *find(const std::string &name) const;
    bool erase(const std::string &name);

    std::vector<Shape *> all() const; // by name
    std::vector<Shape *> on_layer(int layer) const;

private:
    std::map<std::string, std::unique_ptr<Shape>> shapes_;
};

} // namespace ink
