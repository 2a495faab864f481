: down dup if 1 - recurse then ; : go 20 down drop ; : twice 2 ' go times ; twice
