root: ann, bob
list: root, this-is-a-mailbox-name-that-nobody-would-ever-type-in
%%
list
