frob 1
text 20
