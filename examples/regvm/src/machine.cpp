#include "machine.h"

namespace regvm {
namespace {

// Arithmetic wraps around, as it does on the hardware this stands for.
std::uint64_t bits(std::int64_t value)
{
    return static_cast<std::uint64_t>(value);
}

std::int64_t wrapped(std::uint64_t value)
{
    return static_cast<std::int64_t>(value);
}

std::int64_t quotient(const Instruction& ins, std::int64_t a, std::int64_t b)
{
    if (b == 0)
        throw MachineError(ins, "division by zero");
    if (b == -1)
        return wrapped(0 - bits(a));
    return a / b;
}

}  // namespace

Machine::Machine(const Program& program, std::ostream& out)
    : program_(program), out_(out), registers_(new std::int64_t[program.registers]())
{
}

void Machine::run()
{
    int steps = 0;

    for (std::size_t pc = 0; pc < program_.code.size(); pc = step(pc)) {
        if (++steps > kMaxSteps)
            throw MachineError(program_.code[pc], "step limit reached");
    }
}

std::size_t Machine::step(std::size_t pc)
{
    const Instruction& ins = program_.code[pc];
    std::int64_t* r = registers_.get();

    switch (ins.op) {
    case Opcode::Set:
        r[ins.dst] = ins.value;
        break;
    case Opcode::Mov:
        r[ins.dst] = r[ins.src];
        break;
    case Opcode::Add:
        r[ins.dst] = wrapped(bits(r[ins.dst]) + bits(r[ins.src]));
        break;
    case Opcode::Sub:
        r[ins.dst] = wrapped(bits(r[ins.dst]) - bits(r[ins.src]));
        break;
    case Opcode::Mul:
        r[ins.dst] = wrapped(bits(r[ins.dst]) * bits(r[ins.src]));
        break;
    case Opcode::Div:
        r[ins.dst] = quotient(ins, r[ins.dst], r[ins.src]);
        break;
    case Opcode::Jmp:
        return ins.target;
    case Opcode::Jnz:
        return r[ins.src] != 0 ? ins.target : pc + 1;
    case Opcode::Print:
        out_ << r[ins.src] << '\n';
        break;
    case Opcode::Halt:
        return program_.code.size();
    }
    return pc + 1;
}

}  // namespace regvm
