long shared_limit[2] = {3, 4};
int library_limit(void) { return (int)shared_limit[0]; }
