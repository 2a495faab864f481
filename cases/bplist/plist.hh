/* plist.hh - reader for binary property lists.  */

#ifndef PLIST_HH
#define PLIST_HH 1

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

class Plist_error : public std::runtime_error
{
public:
  explicit Plist_error (const std::string &msg) : std::runtime_error (msg) {}
};

typedef std::vector<unsigned char> Bytes;

/* The layout of the file, from the 32-byte trailer at its end.  */
struct Trailer
{
  unsigned offset_size;
  unsigned ref_size;
  uint64_t count;
  uint64_t root;
  uint64_t table;
};

/* What is at an offset: a marker's high nibble, and its length.  */
struct Marker
{
  unsigned type;
  unsigned nibble;
  uint64_t length;
  uint64_t body;		/* offset of the first byte after it */
};

class Plist_file
{
public:
  explicit Plist_file (const Bytes &data);

  Marker object (uint64_t ref) const;
  uint64_t number (uint64_t pos, unsigned size) const;
  uint64_t ref_at (uint64_t pos) const;
  std::string ascii (const Marker &m) const;

  uint64_t root () const { return m_trailer.root; }
  uint64_t count () const { return m_trailer.count; }
  unsigned ref_size () const { return m_trailer.ref_size; }
  void need (uint64_t pos, uint64_t len) const;

private:
  const Bytes &m_data;
  Trailer m_trailer;
};

/* Writes an object, and all below it, as text.  */
class Plist_writer
{
public:
  explicit Plist_writer (const Plist_file &file) : m_file (file) {}

  std::string write ();
  void statistics (std::string &out) const;

private:
  void value (uint64_t ref);
  void array (const Marker &m);
  void dict (const Marker &m);
  void quoted (const std::string &s);

  const Plist_file &m_file;
  std::string m_out;
  std::map<std::string, unsigned> m_seen;
};

#endif
