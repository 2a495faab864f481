#include "document.hh"

#include <fstream>
#include <iostream>
#include <iterator>
#include <map>

namespace xmltree {

static void dumpNode(const Document &doc, NodeId id)
{
    const Node &n = doc.at(id);
    if (n.kind != Kind::Document) {
        std::cout << std::string(2 * (n.depth - 1), ' ');
        if (n.kind == Kind::Text)
            std::cout << '"' << n.name << '"';
        else if (n.kind == Kind::Comment)
            std::cout << '#' << n.name;
        else
            std::cout << n.name;
        for (const auto &a : n.attrs)
            std::cout << ' ' << a.first << '=' << a.second;
        std::cout << '\n';
    }
    for (NodeId c : n.children)
        dumpNode(doc, c);
}

void dump(const Document &doc) { dumpNode(doc, 0); }

void summary(const Document &doc)
{
    std::map<std::string, int> tags;
    int deepest = 0;
    for (NodeId i = 1; i < doc.size(); ++i) {
        const Node &n = doc.at(i);
        if (n.kind == Kind::Element)
            ++tags[n.name];
        if (n.depth > deepest)
            deepest = n.depth;
    }
    std::cout << doc.size() - 1 << " nodes, depth " << deepest << '\n';
    for (const auto &t : tags)
        std::cout << "  " << t.first << ": " << t.second << '\n';
}

} // namespace xmltree

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: xmltree FILE\n";
        return 2;
    }
    std::ifstream in(argv[1], std::ios::binary);
    if (!in) {
        std::cerr << "xmltree: cannot open " << argv[1] << '\n';
        return 2;
    }
    std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());

    xmltree::Document doc;
    try {
        xmltree::Parser(text, doc).parse();
    } catch (const xmltree::ParseError &e) {
        std::cerr << "xmltree: " << e.what() << '\n';
        return 1;
    }
    xmltree::dump(doc);
    xmltree::summary(doc);
    return 0;
}
