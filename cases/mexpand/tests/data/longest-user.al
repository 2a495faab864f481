x: abcdefghijklmnopqrstuvwxyz01234, \abcdefghijklmnopqrstuvwxyz01234
%%
x
