: dot 46 emit ; : line 10 ' dot times cr ; 3 ' line times it .
