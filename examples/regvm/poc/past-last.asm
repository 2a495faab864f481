; sum of 1 to 5
.registers 3
        set r0 5
        set r2 1
next:   add r1 r0
        sub r0 r2
        jnz r0 next
        mov r3 r1       ; keep the result
        print r1
