@partial a
a{{>b}}
@end
@partial b
b{{>a}}
@end
@main
x {{>a}}
