@set title Site map
@list pages home|news|about
@partial entry
- {{.}}
@end
@partial tree
  node {{title}}
{{#pages}}{{>entry}}
{{/pages}}{{>tree}}
@end
@main
{{title}}
{{>tree}}
