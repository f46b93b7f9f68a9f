//! The time that a check takes, which the test prints: `cargo test --release -p pass-meaning speed -- --nocapture`.

use std::time::Instant;

use pass_ir::{ParseOptions, parse};
use pass_meaning::{Config, Gap, Meanings, Program, Verdict, check_function};

/// Sums, products, shifts and comparisons of two numbers, twenty in all.
fn function() -> String {
    let names = [
        "addi", "muli", "subi", "andi", "xori", "maxsi", "ori", "minui", "addi",
    ];
    let mut text = String::new();
    for index in 0..18 {
        let name = names[index % names.len()];
        let operands = match index {
            0 => "%x, %y".to_owned(),
            1 => "%0, %x".to_owned(),
            _ => format!("%{}, %{}", index - 1, index - 2),
        };
        text += &format!("  %{index} = \"arith.{name}\"({operands}) : (i32, i32) -> i32\n");
    }
    format!(
        "\"func.func\"() <{{function_type = (i32, i32) -> i32, sym_name = \"f\"}}> ({{
^bb0(%x: i32, %y: i32):
{text}
  %c = \"arith.cmpi\"(%17, %16) <{{predicate = 2 : i64}}> : (i32, i32) -> i1
  %r = \"arith.select\"(%c, %17, %3) : (i1, i32, i32) -> i32
  \"func.return\"(%r) : (i32) -> ()
}}) : () -> ()"
    )
}

#[test]
fn speed_of_twenty_operations_on_a_thousand_inputs() {
    let cx = pass_dialects::context();
    let mut module = parse(&cx, &function(), &ParseOptions::default()).unwrap();
    let meanings = Meanings::mlir();
    let start = Instant::now();
    let program = Program::compile(&module.root(&cx), &meanings);
    let compiled = start.elapsed();
    let verdict = check_function(&program, &program, "f", &Config::default());
    println!(
        "compiled in {compiled:?}, both runs in {:?}",
        start.elapsed() - compiled
    );
    assert_eq!(
        verdict,
        Verdict::Refines {
            gap: Some(Gap::Bits(16)),
            inputs: 1000
        }
    );
}
