@set name World
@set empty
@main
Hello {{name}}{{ empty }}!{{! nothing }}
