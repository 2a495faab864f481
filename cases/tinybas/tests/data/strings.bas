10 A$ = "foo"
20 B$ = A$ + "bar" + NONE$
30 PRINT B$
40 IF B$ = "foobar" THEN PRINT "same"
50 IF A$ < B$ THEN PRINT "less"
