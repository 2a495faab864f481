@main
Hi {{nobody}}
