: fact dup 2 < if drop 1 else dup 1 - recurse * then ; : show 10 fact . ; 2 ' show times
