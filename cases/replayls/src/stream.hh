#ifndef STREAM_HH
#define STREAM_HH

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

struct ReplayError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Reads numbers of little endian order out of a part of the file.
class Stream {
 public:
  Stream(const uint8_t* begin, const uint8_t* end) : at_(begin), end_(end) {}

  bool done() const { return at_ == end_; }
  size_t left() const { return static_cast<size_t>(end_ - at_); }

  uint8_t u8();
  uint16_t u16();
  uint32_t u32();
  int16_t s16();
  std::string text();
  Stream part(size_t n);

 private:
  void need(size_t n) const;

  const uint8_t* at_;
  const uint8_t* end_;
};

std::vector<uint8_t> readWhole(const std::string& path);

#endif
