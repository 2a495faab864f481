#pragma once

#include <cstdint>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <string>

#include "program.h"

namespace regvm {

class MachineError : public std::runtime_error {
public:
    MachineError(const Instruction& at, const std::string& what)
        : std::runtime_error("line " + std::to_string(at.line) + ": " + what) {}
};

class Machine {
public:
    static constexpr int kMaxSteps = 100000;

    Machine(const Program& program, std::ostream& out);

    // Runs to `halt`, or past the last instruction.
    void run();

private:
    // Executes one instruction and says which one is next.
    std::size_t step(std::size_t pc);

    const Program& program_;
    std::ostream& out_;
    std::unique_ptr<std::int64_t[]> registers_;
};

}  // namespace regvm
