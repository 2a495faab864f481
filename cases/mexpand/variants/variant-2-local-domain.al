x: ann, abcdefghijklmnopqrstuvwxyz-0123456789@LocalHost
%%
x
