; no .registers line: eight of them
set r1 6
jnz r1 work
halt
work:
mul r1 r1
jnz r8 work
