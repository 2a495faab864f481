x: \abcdefghijklmnopqrstuvwxyz-abcdefghijklmnopqrstuvwxyz
%%
x
