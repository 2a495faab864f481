font Empty
text 10000
x
