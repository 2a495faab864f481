: fact dup 2 < if drop 1 else dup 1 - recurse * then ; : show it . 3 fact . ; 20 fact drop 3 ' show times it . 
