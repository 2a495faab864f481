@set v 1
@partial one
{{v}}{{>two}}
@end
@partial two
{{! c }}{{>three}}
@end
@partial three
{{#v}}{{>one}}{{/v}}
@end
@main
{{>two}}
