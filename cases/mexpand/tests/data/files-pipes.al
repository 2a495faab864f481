log: /var/log/mail, "| /bin/archive -x 1", host!user
%%
log
