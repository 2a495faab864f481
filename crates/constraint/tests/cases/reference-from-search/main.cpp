#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct NoteError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Note {
    std::string title;
    std::vector<std::string> lines;
};

class Book {
public:
    const Note &note(int number) const { return notes_.find(number)->second; }
    void add(int number, const std::string &title);
    std::string text(int number) const;

private:
    std::map<int, Note> notes_;
};

static std::string joined(const Note &note)
{
    std::string all;
    for (const auto &line : note.lines)
        all += line;
    return all;
}

void Book::add(int number, const std::string &title)
{
    if (title.empty())
        throw NoteError("a note needs a title");
    notes_[number].title = title;
}

std::string Book::text(int number) const
{
    return joined(note(number));
}

int main(int argc, char **)
{
    Book book;
    try {
        book.add(1, "first");
        std::cout << book.text(argc) << '\n';
    } catch (const NoteError &error) {
        std::cout << error.what() << '\n';
    }
}
