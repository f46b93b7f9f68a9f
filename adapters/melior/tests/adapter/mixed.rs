//! Passes in Rust between passes in C++, with a failure or a panic in each place, on any number of threads.

use crate::native::registry;
use crate::support::run;

/// A module with a name, so that a pass can fail on it.
const TEXT: &str = "module @m {
  func.func @a(%x: i32) -> i32 {
    %0 = arith.muli %x, %x : i32
    %1 = arith.muli %x, %x : i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @b() {
    return
  }
  module @inner {
    func.func @c() {
      return
    }
  }
}
";

/// A pipeline in which `#` stands for a place: on the module, in a nested pipeline, on any operation, in a pipeline that is
/// nested deeper, and between and after passes in C++.
const PIPELINE: &str = "builtin.module(#,cse,func.func(canonicalize,#,cse,#),any(#,canonicalize),\
                        builtin.module(cse,func.func(#,cse),#),canonicalize,#)";

/// The operation that each place fails on.
const FAILS_ON: [&str; 7] = ["m", "b", "a", "b", "c", "inner", "m"];

/// The pipeline with this pass in the place of that number, and `count` in all others.
fn pipeline(place: usize, pass: &str) -> String {
    let mut text = String::new();
    for (index, part) in PIPELINE.split('#').enumerate() {
        if index > 0 {
            text += if index - 1 == place { pass } else { "count" };
        }
        text += part;
    }
    text
}

/// Runs of `count` that ended well, by their remarks.
fn counted(result: &str) -> usize {
    result.matches("remark").count()
}

#[test]
fn without_a_failure() {
    let result = run(registry, &pipeline(usize::MAX, "count"), TEXT);
    assert!(result.contains("\nsuccess\n"), "{result}");
    // Two on the module, two on each of two functions, three on what is directly inside, and two below.
    assert_eq!(counted(&result), 2 + 4 + 3 + 2, "{result}");
    assert!(result.contains("arith.addi %0, %0"), "{result}");
}

#[test]
fn a_failure_in_each_place() {
    in_each_place(
        |op| format!("count{{fail-on={op}}}"),
        |op| format!("[count on @{op}] "),
        "is refused",
    );
}

#[test]
fn a_panic_in_each_place() {
    in_each_place(
        |op| format!("count{{panic-on={op}}}"),
        |op| format!("[count on @{op}] "),
        "pass 'Count' panicked: cannot stand it",
    );
}

#[test]
fn a_failure_of_cpp_in_each_place() {
    in_each_place(
        |_| "transform-interpreter".to_owned(),
        |op| format!("[transform-interpreter on @{op}] "),
        "could not find a nested named sequence",
    );
}

/// Puts such a pass in each place. It fails on the operation, and what comes after it does not run.
fn in_each_place(pass: fn(&str) -> String, subject: fn(&str) -> String, message: &str) {
    let counts = counted(&run(registry, &pipeline(usize::MAX, "count"), TEXT));
    for (place, op) in FAILS_ON.iter().enumerate() {
        let text = pipeline(place, &pass(op));
        let result = run(registry, &text, TEXT);
        assert!(result.contains("\nfailure\n"), "{text}\n{result}");
        let mut lines = result.lines();
        let error = lines.find(|line| line.starts_with(&subject(op)) && line.contains(message));
        assert!(error.is_some(), "{text}\n{result}");
        assert!(counted(&result) < counts, "{text}\n{result}");
    }
}
