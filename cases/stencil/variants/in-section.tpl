@set on yes
@partial loop
{{#on}}deeper {{>loop}}{{/on}}
@end
@main
{{>loop}}
