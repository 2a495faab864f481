// flowmail: tries mail rules out
//
//   when FIELD has WORD then ACTION [ARG] [and ACTION [ARG]]...
//   mail FROM TO SUBJECT...
//   run
#include "router.hpp"

#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>

namespace {

void need(std::istream &in, const char *word) {
    std::string got;
    if (!(in >> got) || got != word)
        throw std::invalid_argument(std::string("expected ") + word);
}

flow::Rule read_rule(std::istream &in) {
    flow::Rule rule;
    if (!(in >> rule.field))
        throw std::invalid_argument("expected a field");
    if (rule.field != "any") {
        if (rule.field != "label" && !flow::Message().field(rule.field))
            throw std::invalid_argument("unknown field " + rule.field);
        need(in, "has");
        if (!(in >> rule.wanted))
            throw std::invalid_argument("expected a word");
    }
    need(in, "then");
    std::string word, verb, argument;
    while (in >> word) {
        if (word == "and") {
            rule.actions.push_back(flow::make_action(verb, argument));
            verb.clear();
            argument.clear();
        } else if (verb.empty()) {
            verb = word;
        } else if (argument.empty()) {
            argument = word;
        } else {
            throw std::invalid_argument("too many words");
        }
    }
    rule.actions.push_back(flow::make_action(verb, argument));
    return rule;
}

flow::Message read_mail(std::istream &in) {
    flow::Message m;
    if (!(in >> m.from >> m.to))
        throw std::invalid_argument("mail needs two addresses");
    std::getline(in >> std::ws, m.subject);
    return m;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: flowmail FILE\n";
        return 2;
    }
    std::ifstream file(argv[1]);
    if (!file) {
        std::cerr << "flowmail: cannot read " << argv[1] << '\n';
        return 1;
    }
    flow::Router router;
    std::string line;
    for (int nr = 1; std::getline(file, line); nr++) {
        std::istringstream in(line);
        std::string command;
        if (!(in >> command) || command[0] == '#')
            continue;
        try {
            if (command == "when")
                router.add_rule(read_rule(in));
            else if (command == "mail")
                router.enqueue(read_mail(in));
            else if (command == "run")
                router.run();
            else
                throw std::invalid_argument("unknown command " + command);
        } catch (const std::invalid_argument &e) {
            std::cerr << "flowmail: line " << nr << ": " << e.what() << '\n';
            return 1;
        }
    }
    router.run();
    router.report(std::cout);
    return 0;
}
