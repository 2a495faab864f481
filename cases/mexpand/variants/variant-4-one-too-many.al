x: "q q q q q q q q q q q q q q q q "
%%
x
