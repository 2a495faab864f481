x: a-rather-long-mailbox-name-of-someone@a-rather-long-domain.example.org, /home/someone/with/a/rather/long/path/mbox
%%
x
