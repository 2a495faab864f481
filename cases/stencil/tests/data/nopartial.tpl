@main
{{>gone}}
