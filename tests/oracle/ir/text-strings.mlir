// Strings and names with characters of every kind.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo

"t.a"() {plain = "abc", escapes = "a\09b\0Ac\22d\\e\00f\7F\80\FF", newline = "x\ny\tz\"", accents = "Grüße, 世界 🎈",
  "quoted name" = 1, "with.dot" = 2, with.dots_and$ = 3, "9" = 4} : () -> ()
"t.b"() {a = @plain, b = @"with space", c = @"a\22b"::@c::@"d\09", d = @_x.y$z::@"9"} : () -> ()
"t.with-minus and space"() : () -> ()
"t.c"() {typed = "text" : i32, other = "text" : !t.y, empty = ""} : () -> ()
"t.d"() : () -> () loc("näme \22here\22")
"t.e"() : () -> () loc("file \C3\A9.c":1:2)
