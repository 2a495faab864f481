#include "registry.hpp"

#include <utility>

namespace ink {

Shape *Registry::insert(Shape shape) {
    const std::string key = shape.name();
    auto [at, fresh] = shapes_.try_emplace(key);

    if (!fresh)
        return nullptr;
    at->second = std::make_unique<Shape>(std::move(shape));
    return at->second.get();
}

Shape *Registry::find(const std::string &name) const {
    auto at = shapes_.find(name);

    return at == shapes_.end() ? nullptr : at->second.get();
}

bool Registry::erase(const std::string &name) {
    auto at = shapes_.find(name);

    if (at == shapes_.end())
        return false;
    shapes_.erase(at);
    return true;
}

std::vector<Shape *> Registry::all() const {
    std::vector<Shape *> out;

    for (const auto &entry : shapes_)
        out.push_back(entry.second.get());
    return out;
}

std::vector<Shape *> Registry::on_layer(int layer) const {
    std::vector<Shape *> out;

    for (const auto &entry : shapes_)
        if (entry.second->layer() == layer)
            out.push_back(entry.second.get());
    return out;
}

} // namespace ink
