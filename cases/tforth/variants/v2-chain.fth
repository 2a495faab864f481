: a 1 . ; : b a ; : c b ; : d c ; : e d ; : f e ; : g f ; : h g ; 1 ' h times
