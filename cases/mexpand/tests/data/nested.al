root: ann, bob
staff: root, carl@example.org
%%
staff
ROOT
