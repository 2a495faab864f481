font M
glyph U+10FFFF 7 1 1
text 20
􏿿
