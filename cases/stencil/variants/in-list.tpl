@list l a|b
@partial row
{{.}}{{#l}}{{>row}}{{/l}}
@end
@main
{{#l}}{{>row}}{{/l}}
