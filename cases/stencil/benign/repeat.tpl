@list n a|b|c|d|e|f|g|h
@partial cell
<{{.}}>
@end
@partial line
{{#n}}{{>cell}}{{/n}}

@end
@main
{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}{{>line}}
