font E
glyph a 8 10 0
glyph b 9 11 1
glyph c 10 12 0
glyph d 8 13 1
glyph e 9 10 0
glyph f 10 11 1
glyph g 8 12 0
glyph h 9 13 1
glyph i 10 10 0
glyph j 8 11 1
glyph k 9 12 0
glyph l 10 13 1
glyph m 8 10 0
glyph n 9 11 1
glyph o 10 12 0
glyph p 8 13 1
text 20

   
a
