# c

x : y , z
x: w
: none
nocolon
%%
x
q
