: inf recurse ; 4 ' inf times
