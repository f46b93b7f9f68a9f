// Pipelines of passes that change something, so that the result tells what ran where.
// tool: passwright-test-opt
// run: --cse
// run: --canonicalize
// run: --cse --canonicalize
// run: --canonicalize --cse --symbol-dce
// run: --canonicalize='max-iterations=3 top-down=false'
// run: --canonicalize='region-simplify=aggressive'
// run: --canonicalize='region-simplify=none'
// run: --canonicalize='{max-iterations=3}'
// run: --pass-pipeline='builtin.module(cse)'
// run: --pass-pipeline='builtin.module(any(cse))'
// run: --pass-pipeline='builtin.module(func.func(cse))'
// run: --pass-pipeline='builtin.module(builtin.module(cse))'
// run: --pass-pipeline='builtin.module(builtin.module(func.func(cse)))'
// run: --pass-pipeline='builtin.module(any(cse,test-function-pass))'
// run: --pass-pipeline='builtin.module(any(cse,test-module-pass))'
// run: --pass-pipeline='builtin.module(any(cse,test-module-pass),func.func(canonicalize))'
// run: --pass-pipeline='builtin.module(any(canonicalize),func.func(cse))'
// run: --pass-pipeline='builtin.module(any(any(cse)))'
// run: --pass-pipeline='any(cse)'
// run: --pass-pipeline='any(any(cse,test-interface-pass))'
// run: --pass-pipeline='builtin.module(func.func(cse),symbol-dce,func.func(canonicalize))'
// run: --pass-pipeline='builtin.module(func.func(cse,canonicalize),builtin.module(func.func(canonicalize)))'
// run: --pass-pipeline='builtin.module(func.func(cse,canonicalize),builtin.module(func.func(canonicalize)))' --mlir-disable-threading
// run: --pass-pipeline='builtin.module(func.func(cse,test-pass-create-invalid-ir))' --verify-each=false
// run: --pass-pipeline='builtin.module(func.func(cse{}))'
// run: --pass-pipeline='builtin.module(func.func(cse{foo=1}))'
// run: --pass-pipeline='builtin.module(canonicalize{max-iterations=abc})'
// run: --pass-pipeline='builtin.module(canonicalize{max-iterations=-1})'
// run: --pass-pipeline='builtin.module(canonicalize{max-num-rewrites=0})'
// run: --pass-pipeline='builtin.module(canonicalize{max-iterations=0x1})'
// run: --pass-pipeline='builtin.module(canonicalize{top-down})'
// run: --pass-pipeline='builtin.module(canonicalize{top-down=maybe})'
// run: --pass-pipeline='builtin.module(canonicalize{region-simplify=disabled})'
// run: --pass-pipeline='builtin.module(canonicalize{region-simplify=bogus})'
// run: --pass-pipeline='builtin.module(canonicalize{disable-patterns=a,b enable-patterns=c})'
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline=func.func(cse,canonicalize)})'
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top dynamic-pipeline={any(cse),symbol-dce}})'
// run: --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f dynamic-pipeline=cse}))'
// run: --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{op-name=f,unused dynamic-pipeline={cse,canonicalize}}))' --mlir-disable-threading
// run: --pass-pipeline='builtin.module(test-dynamic-pipeline{op-name=top run-on-nested-operations=1 dynamic-pipeline=func.func(cse)})'
// run: --cse --mlir-pass-statistics
// run: --pass-pipeline='builtin.module(func.func(cse))' --mlir-pass-statistics --mlir-pass-statistics-display=list
// run: --cse --mlir-pass-statistics --mlir-pass-statistics-display=bogus
"builtin.module"() <{sym_name = "top"}> ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %2 = "arith.addi"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "unused", sym_visibility = "private"}> ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%2) : (i32) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
      %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "func.return"(%2) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
