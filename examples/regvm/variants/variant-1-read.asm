.registers 1
print r0
print r1
