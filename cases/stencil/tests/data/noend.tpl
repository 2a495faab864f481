@partial p
text
@main
{{>p}}
