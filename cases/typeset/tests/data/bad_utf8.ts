font B
glyph a 1 1 1
text 50
aÿ
