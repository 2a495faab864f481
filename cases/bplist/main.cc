/* bplist - print a binary property list as text.  */

#include "plist.hh"

#include <fstream>
#include <iostream>
#include <iterator>

int
main (int argc, char **argv)
{
  if (argc != 2)
    {
      std::cerr << "usage: bplist FILE\n";
      return 2;
    }
  std::ifstream in (argv[1], std::ios::binary);
  if (!in)
    {
      std::cerr << "bplist: cannot open " << argv[1] << '\n';
      return 2;
    }
  Bytes data ((std::istreambuf_iterator<char> (in)),
	      std::istreambuf_iterator<char> ());

  try
    {
      Plist_file file (data);
      Plist_writer writer (file);
      std::string text = writer.write ();
      text += '\n';
      writer.statistics (text);
      std::cout << text;
    }
  catch (const Plist_error &e)
    {
      std::cerr << "bplist: " << e.what () << '\n';
      return 1;
    }
  return 0;
}
