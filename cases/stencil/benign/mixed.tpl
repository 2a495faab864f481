@set on 1
@partial q1
{{#on}}{{>q2}}{{/on}}
@end
@partial q2
{{#on}}{{>q3}}{{/on}}
@end
@partial q3
{{#on}}{{>q4}}{{/on}}
@end
@partial q4
{{#on}}{{>q5}}{{/on}}
@end
@partial q5
{{#on}}{{>q6}}{{/on}}
@end
@partial q6
{{#on}}{{>q7}}{{/on}}
@end
@partial q7
{{#on}}{{>q8}}{{/on}}
@end
@partial q8
{{#on}}{{>q9}}{{/on}}
@end
@partial q9
{{#on}}{{>q10}}{{/on}}
@end
@partial q10
{{#on}}{{>q11}}{{/on}}
@end
@partial q11
{{#on}}{{>q12}}{{/on}}
@end
@partial q12
{{#on}}{{>q13}}{{/on}}
@end
@partial q13
{{#on}}{{>q14}}{{/on}}
@end
@partial q14
{{#on}}{{>q15}}{{/on}}
@end
@partial q15
{{#on}}{{>q16}}{{/on}}
@end
@partial q16
{{#on}}{{>q17}}{{/on}}
@end
@partial q17
{{#on}}{{>q18}}{{/on}}
@end
@partial q18
{{#on}}{{>q19}}{{/on}}
@end
@partial q19
{{#on}}{{>q20}}{{/on}}
@end
@partial q20
{{#on}}{{>q21}}{{/on}}
@end
@partial q21
{{#on}}{{>q22}}{{/on}}
@end
@partial q22
{{#on}}{{>q23}}{{/on}}
@end
@partial q23
{{#on}}{{>q24}}{{/on}}
@end
@partial q24
{{#on}}{{>q25}}{{/on}}
@end
@partial q25
{{#on}}leaf{{/on}}
@end
@main
{{>q1}}{{^off}} {{>q25}}{{/off}}
