@partial p1
{{>p2}}
@end
@partial p2
{{>p3}}
@end
@partial p3
{{>p4}}
@end
@partial p4
{{>p5}}
@end
@partial p5
{{>p6}}
@end
@partial p6
{{>p7}}
@end
@partial p7
{{>p8}}
@end
@partial p8
{{>p9}}
@end
@partial p9
{{>p10}}
@end
@partial p10
{{>p11}}
@end
@partial p11
{{>p12}}
@end
@partial p12
{{>p13}}
@end
@partial p13
{{>p14}}
@end
@partial p14
{{>p15}}
@end
@partial p15
{{>p16}}
@end
@partial p16
{{>p17}}
@end
@partial p17
{{>p18}}
@end
@partial p18
{{>p19}}
@end
@partial p19
{{>p20}}
@end
@partial p20
{{>p21}}
@end
@partial p21
{{>p22}}
@end
@partial p22
{{>p23}}
@end
@partial p23
{{>p24}}
@end
@partial p24
{{>p25}}
@end
@partial p25
{{>p26}}
@end
@partial p26
{{>p27}}
@end
@partial p27
{{>p28}}
@end
@partial p28
{{>p29}}
@end
@partial p29
{{>p30}}
@end
@partial p30
{{>p31}}
@end
@partial p31
{{>p32}}
@end
@partial p32
{{>p33}}
@end
@partial p33
{{>p34}}
@end
@partial p34
{{>p35}}
@end
@partial p35
{{>p36}}
@end
@partial p36
{{>p37}}
@end
@partial p37
{{>p38}}
@end
@partial p38
{{>p39}}
@end
@partial p39
{{>p40}}
@end
@partial p40
{{>p41}}
@end
@partial p41
{{>p42}}
@end
@partial p42
{{>p43}}
@end
@partial p43
{{>p44}}
@end
@partial p44
{{>p45}}
@end
@partial p45
{{>p46}}
@end
@partial p46
{{>p47}}
@end
@partial p47
{{>p48}}
@end
@partial p48
{{>p49}}
@end
@partial p49
{{>p50}}
@end
@partial p50
bottom
@end
@main
[{{>p1}}]
