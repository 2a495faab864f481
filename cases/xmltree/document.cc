#include "document.hh"

namespace xmltree {

Document::Document()
{
    nodes_.reserve(kInitialNodes);
    nodes_.emplace_back();
    nodes_[0].kind = Kind::Document;
}

// Adds a node as the last child of parent.
NodeId Document::add(NodeId parent, Kind kind, std::string name)
{
    Node &up = nodes_[parent];
    NodeId id = nodes_.size();

    nodes_.emplace_back();
    Node &node = nodes_.back();
    node.kind = kind;
    node.name = std::move(name);
    node.parent = parent;
    node.depth = up.depth + 1;
    up.children.push_back(id);
    return id;
}

// Adds text, joining it to a text node that comes right before it.
NodeId Document::addText(NodeId parent, std::string text)
{
    if (!nodes_[parent].children.empty()) {
        NodeId last = nodes_[parent].children.back();
        if (nodes_[last].kind == Kind::Text) {
            nodes_[last].name += text;
            return last;
        }
    }

    Node node;
    node.kind = Kind::Text;
    node.name = std::move(text);
    node.parent = parent;
    node.depth = nodes_[parent].depth + 1;

    NodeId id = nodes_.size();
    nodes_[parent].children.push_back(id);
    nodes_.push_back(std::move(node));
    return id;
}

} // namespace xmltree
