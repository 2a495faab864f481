x: "a b
y: a b
z: c@
%%
z
