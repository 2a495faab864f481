@partial loop
{{^nothing}}.{{> loop }}{{/nothing}}
@end
@main
start {{^nothing}}{{>loop}}{{/nothing}}
