#include "stream.hh"

#include <fstream>
#include <iterator>

void Stream::need(size_t n) const {
  if (left() < n) throw ReplayError("data end early");
}

uint8_t Stream::u8() {
  need(1);
  return *at_++;
}

uint16_t Stream::u16() {
  need(2);
  const auto v = static_cast<uint16_t>(at_[0] | at_[1] << 8);
  at_ += 2;
  return v;
}

uint32_t Stream::u32() {
  const uint32_t low = u16();
  return low | static_cast<uint32_t>(u16()) << 16;
}

int16_t Stream::s16() {
  const int v = u16();
  return static_cast<int16_t>(v < 0x8000 ? v : v - 0x10000);
}

std::string Stream::text() {
  const size_t n = u8();
  need(n);
  std::string s(at_, at_ + n);
  at_ += n;
  for (char& c : s)
    if (c < ' ' || c > '~') c = '?';
  return s;
}

Stream Stream::part(size_t n) {
  need(n);
  Stream s(at_, at_ + n);
  at_ += n;
  return s;
}

std::vector<uint8_t> readWhole(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw ReplayError("cannot open " + path);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}
