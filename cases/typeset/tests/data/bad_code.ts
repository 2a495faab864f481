font M
glyph U+110000 1 1 1
text 20
a
