#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace regvm {

enum class Opcode { Set, Mov, Add, Sub, Mul, Div, Jmp, Jnz, Print, Halt };

struct Instruction {
    Opcode op;
    int line;
    std::size_t dst = 0;     // register
    std::size_t src = 0;     // register
    std::int64_t value = 0;  // constant of Set
    std::size_t target = 0;  // index into Program::code, or its size to stop
};

struct Program {
    static constexpr std::size_t kMaxRegisters = 32;

    std::size_t registers = 8;
    std::vector<Instruction> code;
};

}  // namespace regvm
