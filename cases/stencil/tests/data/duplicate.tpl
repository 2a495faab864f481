@set a 1
@list a 1|2
@main
