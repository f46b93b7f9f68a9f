// Diagnostics that are not as comments announce them.
// tool: passwright-test-opt
// stderr: compare
// run: --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(any(test-interface-pass))'
// run: --split-input-file --verify-diagnostics=only-expected --pass-pipeline='builtin.module(any(test-interface-pass))'
// run: --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(any(test-pass-failure{gen-diagnostics}))'
// run: --split-input-file --verify-diagnostics=only-expected --pass-pipeline='builtin.module(any(test-pass-failure{gen-diagnostics}))'
// run: --split-input-file --verify-diagnostics
// run: --verify-diagnostics --pass-pipeline='builtin.module(any(test-interface-pass))'
"builtin.module"() ({
  // expected-warning @+1 {{Executing}}
  "func.func"() <{function_type = () -> (), sym_name = "other_severity"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  // expected-remark @below {{Executing}}
  // expected-remark @below {{Executing twice}}
  "func.func"() <{function_type = () -> (), sym_name = "once"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "followed"}> ({ // expected-remark {{Executing}} and more
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "right"}> ({ // expected-remark {{Executing}}
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  // expected-remark-re @below {{{{Exec}}ut{{ing}}
  // expected-remark-re @below {{Execut{{ing}}}}
  "func.func"() <{function_type = () -> (), sym_name = "no_end"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
