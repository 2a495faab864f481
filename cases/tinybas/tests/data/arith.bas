10 A = 17
20 B = A / 5
30 PRINT B; ","; 0 - A / 5; ","; A - B * 5
40 REM nothing
50 END
60 PRINT "never"
