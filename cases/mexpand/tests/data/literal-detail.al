ann: \ann, bob+lists, ann@here, postmaster@localhost
postmaster: bob
%%
ann
