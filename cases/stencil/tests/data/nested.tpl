@set a 1
@set b 2
@main
{{#a}}A{{#b}}B{{^c}}C{{/c}}{{/b}}{{/a}}
