#include "assembler.h"

#include <charconv>
#include <sstream>
#include <utility>

namespace regvm {
namespace {

enum class Operands { None, Register, RegisterValue, RegisterRegister, Label, RegisterLabel };

struct Mnemonic {
    Opcode op;
    Operands operands;
};

const std::map<std::string, Mnemonic>& mnemonics()
{
    static const std::map<std::string, Mnemonic> table = {
        {"set", {Opcode::Set, Operands::RegisterValue}},
        {"mov", {Opcode::Mov, Operands::RegisterRegister}},
        {"add", {Opcode::Add, Operands::RegisterRegister}},
        {"sub", {Opcode::Sub, Operands::RegisterRegister}},
        {"mul", {Opcode::Mul, Operands::RegisterRegister}},
        {"div", {Opcode::Div, Operands::RegisterRegister}},
        {"jmp", {Opcode::Jmp, Operands::Label}},
        {"jnz", {Opcode::Jnz, Operands::RegisterLabel}},
        {"print", {Opcode::Print, Operands::Register}},
        {"halt", {Opcode::Halt, Operands::None}},
    };
    return table;
}

std::size_t operandCount(Operands operands)
{
    switch (operands) {
    case Operands::None:
        return 0;
    case Operands::Register:
    case Operands::Label:
        return 1;
    default:
        return 2;
    }
}

std::vector<std::string> split(const std::string& text)
{
    std::istringstream in(text.substr(0, text.find(';')));
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        words.push_back(word);
    return words;
}

}  // namespace

Program Assembler::assemble(std::istream& in)
{
    for (std::string text; std::getline(in, text);) {
        ++line_;
        addLine(text);
    }
    resolveLabels();
    return std::move(program_);
}

void Assembler::addLine(const std::string& text)
{
    std::vector<std::string> words = split(text);

    if (!words.empty() && words.front().back() == ':') {
        std::string name = words.front().substr(0, words.front().size() - 1);
        if (!labels_.emplace(name, program_.code.size()).second)
            throw AssemblyError(line_, "label '" + name + "' is there twice");
        words.erase(words.begin());
    }
    if (words.empty())
        return;
    if (words.front().front() == '.')
        addDirective(words);
    else
        addInstruction(words);
}

void Assembler::addDirective(const std::vector<std::string>& words)
{
    if (words[0] != ".registers" || words.size() != 2)
        throw AssemblyError(line_, "expected .registers COUNT");
    if (!program_.code.empty())
        throw AssemblyError(line_, ".registers has to come before the code");

    std::int64_t count = number(words[1]);
    if (count < 1 || count > static_cast<std::int64_t>(Program::kMaxRegisters))
        throw AssemblyError(line_, "a machine has 1 to 32 registers");
    program_.registers = static_cast<std::size_t>(count);
}

void Assembler::addInstruction(const std::vector<std::string>& words)
{
    auto found = mnemonics().find(words[0]);
    if (found == mnemonics().end())
        throw AssemblyError(line_, "unknown instruction '" + words[0] + "'");
    const Mnemonic& mnemonic = found->second;
    if (words.size() - 1 != operandCount(mnemonic.operands))
        throw AssemblyError(line_, "wrong number of operands for '" + words[0] + "'");

    Instruction ins{mnemonic.op, line_};
    switch (mnemonic.operands) {
    case Operands::None:
        break;
    case Operands::Register:
        ins.src = registerIndex(words[1]);
        break;
    case Operands::RegisterValue:
        ins.dst = registerIndex(words[1]);
        ins.value = number(words[2]);
        break;
    case Operands::RegisterRegister:
        ins.dst = registerIndex(words[1]);
        ins.src = registerIndex(words[2]);
        break;
    case Operands::Label:
        fixups_.push_back({program_.code.size(), words[1]});
        break;
    case Operands::RegisterLabel:
        ins.src = registerIndex(words[1]);
        fixups_.push_back({program_.code.size(), words[2]});
        break;
    }
    program_.code.push_back(ins);
}

void Assembler::resolveLabels()
{
    for (const Fixup& fixup : fixups_) {
        Instruction& ins = program_.code[fixup.instruction];
        auto found = labels_.find(fixup.label);
        if (found == labels_.end())
            throw AssemblyError(ins.line, "no label '" + fixup.label + "'");
        ins.target = found->second;
    }
}

std::size_t Assembler::registerIndex(const std::string& word) const
{
    if (word.size() < 2 || word[0] != 'r')
        throw AssemblyError(line_, "'" + word + "' is not a register");

    std::int64_t index = number(word.substr(1));
    if (index < 0 || index > static_cast<std::int64_t>(program_.registers))
        throw AssemblyError(line_, "there is no register " + word);
    return static_cast<std::size_t>(index);
}

std::int64_t Assembler::number(const std::string& word) const
{
    std::int64_t value = 0;
    const char* end = word.data() + word.size();
    auto [rest, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc() || rest != end)
        throw AssemblyError(line_, "'" + word + "' is not a number");
    return value;
}

}  // namespace regvm
