/* file.cc - offsets, markers and scalars.  */

#include "plist.hh"

#include <cstring>

static const size_t TRAILER_SIZE = 32;
static const uint64_t MAX_OBJECTS = 1 << 20;

Plist_file::Plist_file (const Bytes &data) : m_data (data)
{
  if (data.size () < 8 + TRAILER_SIZE
      || std::memcmp (data.data (), "bplist00", 8) != 0)
    throw Plist_error ("not a binary property list");

  uint64_t at = data.size () - TRAILER_SIZE;
  m_trailer.offset_size = data[at + 6];
  m_trailer.ref_size = data[at + 7];
  m_trailer.count = number (at + 8, 8);
  m_trailer.root = number (at + 16, 8);
  m_trailer.table = number (at + 24, 8);

  if (m_trailer.offset_size < 1 || m_trailer.offset_size > 8
      || m_trailer.ref_size < 1 || m_trailer.ref_size > 8)
    throw Plist_error ("bad integer sizes");
  if (m_trailer.count == 0 || m_trailer.count > MAX_OBJECTS
      || m_trailer.root >= m_trailer.count)
    throw Plist_error ("bad object count");
  if (m_trailer.table > at
      || m_trailer.count * m_trailer.offset_size > at - m_trailer.table)
    throw Plist_error ("bad offset table");
}

void
Plist_file::need (uint64_t pos, uint64_t len) const
{
  if (pos > m_data.size () || len > m_data.size () - pos)
    throw Plist_error ("object runs past the end");
}

uint64_t
Plist_file::number (uint64_t pos, unsigned size) const
{
  uint64_t v = 0;

  need (pos, size);
  for (unsigned i = 0; i < size; i++)
    v = v << 8 | m_data[pos + i];
  return v;
}

uint64_t
Plist_file::ref_at (uint64_t pos) const
{
  return number (pos, m_trailer.ref_size);
}

Marker
Plist_file::object (uint64_t ref) const
{
  Marker m;

  if (ref >= m_trailer.count)
    throw Plist_error ("bad object reference");
  uint64_t pos = number (m_trailer.table + ref * m_trailer.offset_size,
			 m_trailer.offset_size);
  need (pos, 1);
  m.type = m_data[pos] >> 4;
  m.nibble = m.length = m_data[pos] & 15;
  m.body = pos + 1;
  if (m.type >= 4 && m.length == 15)
    {
      /* A length of 15 or more follows as an integer object.  */
      need (m.body, 1);
      unsigned head = m_data[m.body];
      if (head >> 4 != 1 || (head & 15) > 3)
	throw Plist_error ("bad length");
      m.length = number (m.body + 1, 1u << (head & 15));
      m.body += 1 + (1u << (head & 15));
    }
  return m;
}

std::string
Plist_file::ascii (const Marker &m) const
{
  if (m.type != 5)
    throw Plist_error ("string expected");
  need (m.body, m.length);
  return std::string (m_data.begin () + m.body,
		      m_data.begin () + m.body + m.length);
}
