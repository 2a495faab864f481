font N
glyph a -4096 1 1
glyph b 4096 1 1
text 10000
ab ba
