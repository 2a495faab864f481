#include <fstream>
#include <iostream>

#include "Script.h"

int main(int argc, char **argv) {
  if (argc != 2) {
    std::cerr << "usage: evbus SCRIPT\n";
    return 2;
  }
  std::ifstream in(argv[1]);
  if (!in) {
    std::cerr << "evbus: cannot open " << argv[1] << '\n';
    return 2;
  }
  return evbus::Script(std::cout).run(in);
}
