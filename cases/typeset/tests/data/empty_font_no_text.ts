font E
text 20
