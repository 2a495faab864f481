#include "document.hh"

#include <cctype>
#include <cstring>

namespace xmltree {

namespace {

constexpr int kMaxDepth = 256;

bool isNameChar(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-' ||
           c == ':' || c == '.';
}

const struct {
    const char *entity;
    char value;
} kEntities[] = {
    {"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''},
};

} // namespace

bool Parser::startsWith(const char *s) const
{
    return text_.compare(pos_, std::strlen(s), s) == 0;
}

void Parser::skipSpace()
{
    while (!atEnd() && std::isspace(static_cast<unsigned char>(text_[pos_])))
        ++pos_;
}

std::string Parser::readName()
{
    std::size_t start = pos_;
    while (!atEnd() && isNameChar(text_[pos_]))
        ++pos_;
    if (pos_ == start)
        throw ParseError("name expected", pos_);
    return text_.substr(start, pos_ - start);
}

std::string Parser::unescape(std::size_t from, std::size_t to) const
{
    std::string out;
    while (from < to) {
        if (text_[from] != '&') {
            out += text_[from++];
            continue;
        }
        bool known = false;
        for (const auto &e : kEntities) {
            std::size_t n = std::strlen(e.entity);
            if (n <= to - from && text_.compare(from, n, e.entity) == 0) {
                out += e.value;
                from += n;
                known = true;
                break;
            }
        }
        if (!known)
            throw ParseError("unknown entity", from);
    }
    return out;
}

void Parser::readAttributes(NodeId element)
{
    for (;;) {
        skipSpace();
        if (atEnd() || !isNameChar(text_[pos_]))
            return;
        std::string key = readName();
        skipSpace();
        if (atEnd() || text_[pos_] != '=')
            throw ParseError("'=' expected", pos_);
        ++pos_;
        skipSpace();
        if (atEnd() || (text_[pos_] != '"' && text_[pos_] != '\''))
            throw ParseError("quote expected", pos_);
        std::size_t end = text_.find(text_[pos_], pos_ + 1);
        if (end == std::string::npos)
            throw ParseError("unterminated attribute", pos_);
        for (const auto &a : doc_.at(element).attrs)
            if (a.first == key)
                throw ParseError("duplicate attribute " + key, pos_);
        doc_.at(element).attrs.emplace_back(key, unescape(pos_ + 1, end));
        pos_ = end + 1;
    }
}

void Parser::openTag()
{
    ++pos_;
    if (doc_.at(current_).depth >= kMaxDepth)
        throw ParseError("nesting too deep", pos_);
    NodeId id = doc_.add(current_, Kind::Element, readName());
    readAttributes(id);
    if (startsWith("/>")) {
        pos_ += 2;
        return;
    }
    if (!startsWith(">"))
        throw ParseError("'>' expected", pos_);
    ++pos_;
    current_ = id;
}

void Parser::closeTag()
{
    std::size_t at = pos_;
    pos_ += 2;
    std::string name = readName();
    skipSpace();
    if (!startsWith(">"))
        throw ParseError("'>' expected", pos_);
    ++pos_;
    const Node &node = doc_.at(current_);
    if (node.kind != Kind::Element || node.name != name)
        throw ParseError("unexpected </" + name + ">", at);
    current_ = node.parent;
}

void Parser::comment()
{
    std::size_t end = text_.find("-->", pos_ + 4);
    if (end == std::string::npos)
        throw ParseError("unterminated comment", pos_);
    doc_.add(current_, Kind::Comment, text_.substr(pos_ + 4, end - pos_ - 4));
    pos_ = end + 3;
}

void Parser::characters()
{
    std::size_t end = text_.find('<', pos_);
    if (end == std::string::npos)
        end = text_.size();
    bool blank = true;
    for (std::size_t i = pos_; i < end; ++i)
        if (!std::isspace(static_cast<unsigned char>(text_[i])))
            blank = false;
    if (!blank) {
        if (doc_.at(current_).kind == Kind::Document)
            throw ParseError("text outside of the root element", pos_);
        doc_.addText(current_, unescape(pos_, end));
    }
    pos_ = end;
}

void Parser::parse()
{
    while (!atEnd()) {
        if (startsWith("<!--"))
            comment();
        else if (startsWith("</"))
            closeTag();
        else if (startsWith("<"))
            openTag();
        else
            characters();
    }
    if (current_ != 0)
        throw ParseError("<" + doc_.at(current_).name + "> is not closed", pos_);
}

} // namespace xmltree
