#include <cstdio>
#include <cstdlib>
#include <cstring>

class Line {
public:
    explicit Line(const char *text) : length(std::strlen(text)) {
        letters = new char[length + 1];
        std::memcpy(letters, text, length + 1);
    }
    const char *text() const { return letters; }

private:
    std::size_t length;
    char *letters;
};

static int shout(const char *text)
{
    Line line(text);
    std::puts(line.text());
    return 0;
}

int main(int argc, char **argv)
{
    return argc > 1 ? shout(argv[1]) : 1;
}
