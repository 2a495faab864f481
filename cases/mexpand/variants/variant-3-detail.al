x: y
y: ann+dddddddddddddddddddddddddddddddddddddddd
%%
x
