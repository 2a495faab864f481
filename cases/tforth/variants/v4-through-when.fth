: fact dup 2 < if drop 1 else dup 1 - recurse * then ; : w 9 fact . ; : try 1 ' w when ; 3 ' try times it .
