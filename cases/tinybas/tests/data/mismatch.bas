10 PRINT "x" + 1
