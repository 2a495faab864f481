@set a 1
@set b 2
@main
{{#a}}{{#b}}{{/a}}{{/b}}
