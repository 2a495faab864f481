#include <iostream>

#include "match.hh"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: replayls REPLAY\n";
    return 2;
  }
  size_t events = 0;
  try {
    const std::vector<uint8_t> data = readWhole(argv[1]);
    Stream stream(data.data(), data.data() + data.size());
    Match match(std::cout);

    match.readHeader(stream);
    while (match.playEvent(stream)) events++;
    if (!stream.done()) throw ReplayError("bytes after the end");
    match.printScores();
  } catch (const ReplayError& e) {
    std::cout.flush();
    std::cerr << "replayls: event " << events << ": " << e.what() << '\n';
    return 1;
  }
  return 0;
}
