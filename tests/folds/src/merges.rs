//! Sums, differences and products with two constants, which patterns of `arith` merge into one operation: all constants of four
//! bits, with all overflow flags.

/// Operations on a constant, which is the right operand if true.
const SUMS: &[(&str, bool)] = &[
    ("arith.addi", true),
    ("arith.subi", true),
    ("arith.subi", false),
];
const PRODUCTS: &[(&str, bool)] = &[("arith.muli", true)];
const FLAGS: [&str; 4] = ["none", "nsw", "nuw", "nsw, nuw"];

pub(crate) fn all(emit: &mut dyn FnMut(String)) {
    for forms in [SUMS, PRODUCTS] {
        for &inner in forms {
            for &outer in forms {
                for flags in FLAGS {
                    let inner = operation(inner, "%c", "%x", flags);
                    let outer = operation(outer, "%d", "%y", flags);
                    with_constants(&format!("  %y = {inner}\n  %z = {outer}\n"), emit);
                }
            }
        }
    }
}

fn operation((name, is_right): (&str, bool), constant: &str, value: &str, flags: &str) -> String {
    let (lhs, rhs) = if is_right {
        (value, constant)
    } else {
        (constant, value)
    };
    format!(
        "\"{name}\"({lhs}, {rhs}) <{{overflowFlags = #arith.overflow<{flags}>}}> : (i4, i4) -> i4"
    )
}

fn with_constants(operations: &str, emit: &mut dyn FnMut(String)) {
    for c in -8..8 {
        for d in -8..8 {
            emit(format!(
                "\"func.func\"() <{{function_type = (i4) -> i4, sym_name = \"f\"}}> ({{\n^bb0(%x: i4):\n  \
                 %c = \"arith.constant\"() <{{value = {c} : i4}}> : () -> i4\n  \
                 %d = \"arith.constant\"() <{{value = {d} : i4}}> : () -> i4\n{operations}  \
                 \"func.return\"(%z) : (i4) -> ()\n}}) : () -> ()\n"
            ));
        }
    }
}
