#include <iostream>
#include <unordered_map>
#include <stdexcept>
#include <string>

static std::unordered_map<std::string, std::string> table = {{"a", "first"}};

static std::string meaning(const std::string &word)
{
    if (word.empty())
        throw std::runtime_error("no word");
    auto at = table.find(word);
    return at->second;
}

int main(int argc, char **argv)
{
    try {
        std::cout << meaning(argc > 1 ? argv[1] : "a") << '\n';
    } catch (const std::exception &error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
