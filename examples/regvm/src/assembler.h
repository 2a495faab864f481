#pragma once

#include <cstddef>
#include <istream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "program.h"

namespace regvm {

class AssemblyError : public std::runtime_error {
public:
    AssemblyError(int line, const std::string& what)
        : std::runtime_error("line " + std::to_string(line) + ": " + what) {}
};

// Turns source text into a program. Everything that can be checked without
// running is checked here, so that the machine need not look again.
class Assembler {
public:
    Program assemble(std::istream& in);

private:
    struct Fixup {
        std::size_t instruction;
        std::string label;
    };

    void addLine(const std::string& text);
    void addDirective(const std::vector<std::string>& words);
    void addInstruction(const std::vector<std::string>& words);
    void resolveLabels();
    std::size_t registerIndex(const std::string& word) const;
    std::int64_t number(const std::string& word) const;

    Program program_;
    std::map<std::string, std::size_t> labels_;
    std::vector<Fixup> fixups_;
    int line_ = 0;
};

}  // namespace regvm
