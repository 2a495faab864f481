font M
glyph a 4097 1 1
text 20
a
