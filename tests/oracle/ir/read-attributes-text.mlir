// Strings, symbols, names of attributes.
// run: --allow-unregistered-dialect
"t.a"() {
  plain = "plain", empty = "", escapes = "tab\t line\n quote\" back\\ nul\00 high\FF", beyond = "naïve €", typed = "x" : !t.string,
  symbol = @name, nested = @outer::@inner::@"most inner", quoted = @"with space", strange = @"a\22b", dots = @a.b$c,
  "name with space" = 1, "1 first" = 2, _under = 3, with.dot = 4, with$dollar = 5, "plain_in_quotes" = 6
} : () -> ()
