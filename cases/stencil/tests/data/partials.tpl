@set who me
@list l 1|2
@partial sig
-- {{who}}
--
@end
@partial empty
@end
@main
{{#l}}{{.}}:{{>sig}}
{{/l}}{{>empty}}done
