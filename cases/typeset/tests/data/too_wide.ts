font W
glyph a 10 1 1
text 30
aaaa
