@list xs one|two||four
@list none
@main
{{#xs}}[{{.}}]{{/xs}}
{{^none}}no items{{/none}}{{#none}}never{{/none}}
