#include <cstdio>
#include <string>
#include <vector>
class Shape {
public:
    explicit Shape(const char *name) : name_(name) {}
    const char *name() const { return name_.c_str(); }
private:
    std::string name_;
};
class Drawing {
public:
    Drawing() : title_("drawing") {}
    ~Drawing() { title_.clear(); }
    void add(const char *name) { shapes_.push_back(new Shape(name)); }
    void print() const {
        for (const Shape *shape : shapes_)
            std::puts(shape->name());
    }
private:
    std::string title_;
    std::vector<Shape *> shapes_;
};
int main(int argc, char **argv)
{
    Drawing drawing;
    for (int i = 1; i < argc; i++)
        drawing.add(argv[i]);
    drawing.print();
    return 0;
}
