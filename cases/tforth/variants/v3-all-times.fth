: a 46 emit ; : t1 2 ' a times ; : t2 2 ' t1 times ; : t3 2 ' t2 times ; : t4 2 ' t3 times ; : t5 2 ' t4 times ; : t6 2 ' t5 times ; : t7 2 ' t6 times ; 2 ' t7 times
