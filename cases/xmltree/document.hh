// A small, non-validating XML tree.
#ifndef XMLTREE_DOCUMENT_HH
#define XMLTREE_DOCUMENT_HH

#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace xmltree {

class ParseError : public std::runtime_error {
public:
    ParseError(const std::string &what, std::size_t at)
        : std::runtime_error(what + " at byte " + std::to_string(at)) {}
};

enum class Kind { Document, Element, Text, Comment };

using NodeId = std::size_t;

struct Node {
    Kind kind = Kind::Element;
    std::string name;                                        // tag, or the text
    std::vector<std::pair<std::string, std::string>> attrs;
    std::vector<NodeId> children;
    NodeId parent = 0;
    int depth = 0;
};

// All nodes live in one table; node 0 is the document itself.
class Document {
public:
    Document();

    NodeId add(NodeId parent, Kind kind, std::string name);
    NodeId addText(NodeId parent, std::string text);

    Node &at(NodeId id) { return nodes_[id]; }
    const Node &at(NodeId id) const { return nodes_[id]; }
    std::size_t size() const { return nodes_.size(); }

private:
    static constexpr std::size_t kInitialNodes = 32;
    std::vector<Node> nodes_;
};

class Parser {
public:
    Parser(const std::string &text, Document &doc) : text_(text), doc_(doc) {}
    void parse();

private:
    bool atEnd() const { return pos_ >= text_.size(); }
    bool startsWith(const char *s) const;
    void skipSpace();
    std::string readName();
    void readAttributes(NodeId element);
    void openTag();
    void closeTag();
    void comment();
    void characters();
    std::string unescape(std::size_t from, std::size_t to) const;

    const std::string &text_;
    Document &doc_;
    std::size_t pos_ = 0;
    NodeId current_ = 0;
};

void dump(const Document &doc);
void summary(const Document &doc);

} // namespace xmltree

#endif
