/* writer.cc - property lists as text.  */

#include "plist.hh"

#include <cstdio>

static const size_t MAX_OUTPUT = 8 << 20;

void
Plist_writer::quoted (const std::string &s)
{
  m_out += '"';
  for (unsigned char c : s)
    {
      if (c == '"' || c == '\\')
	m_out += '\\';
      m_out += c >= 32 && c < 127 ? (char) c : '?';
    }
  m_out += '"';
}

void
Plist_writer::array (const Marker &m)
{
  unsigned size = m_file.ref_size ();

  if (m.length > m_file.count () * 16)
    throw Plist_error ("array is too long");
  m_file.need (m.body, m.length * size);
  m_out += '(';
  for (uint64_t i = 0; i < m.length; i++)
    {
      if (i > 0)
	m_out += ", ";
      value (m_file.ref_at (m.body + i * size));
    }
  m_out += ')';
}

/* The references of all keys come first, then those of the values.  */

void
Plist_writer::dict (const Marker &m)
{
  unsigned size = m_file.ref_size ();

  if (m.length > m_file.count () * 16)
    throw Plist_error ("dictionary is too long");
  m_file.need (m.body, 2 * m.length * size);
  m_out += '{';
  for (uint64_t i = 0; i < m.length; i++)
    {
      uint64_t key = m_file.ref_at (m.body + i * size);
      uint64_t val = m_file.ref_at (m.body + (m.length + i) * size);

      if (i > 0)
	m_out += "; ";
      quoted (m_file.ascii (m_file.object (key)));
      m_out += " = ";
      value (val);
    }
  m_out += '}';
}

void
Plist_writer::value (uint64_t ref)
{
  Marker m = m_file.object (ref);

  if (m_out.size () > MAX_OUTPUT)
    throw Plist_error ("too much output");
  switch (m.type)
    {
    case 0:
      m_out += m.nibble == 0 ? "null" : m.nibble == 8 ? "false"
	       : m.nibble == 9 ? "true" : "fill";
      m_seen["simple"]++;
      break;
    case 1:
      if (m.nibble > 3)
	throw Plist_error ("bad integer");
      m_out += std::to_string ((int64_t) m_file.number (m.body,
							 1u << m.nibble));
      m_seen["integer"]++;
      break;
    case 5:
      quoted (m_file.ascii (m));
      m_seen["string"]++;
      break;
    case 10:
      array (m);
      m_seen["array"]++;
      break;
    case 13:
      dict (m);
      m_seen["dict"]++;
      break;
    default:
      throw Plist_error ("unknown object type " + std::to_string (m.type));
    }
}

std::string
Plist_writer::write ()
{
  m_out.clear ();
  m_seen.clear ();
  value (m_file.root ());
  return m_out;
}

void
Plist_writer::statistics (std::string &out) const
{
  for (const auto &kind : m_seen)
    out += kind.first + ' ' + std::to_string (kind.second) + '\n';
}
