//! Sums, differences and products with two constants, which patterns of `arith` merge into one operation: all constants of four
//! bits, on either side, with all overflow flags.

const NAMES: [&str; 3] = ["arith.addi", "arith.subi", "arith.muli"];
const FLAGS: [&str; 4] = ["", "nsw", "nuw", "nsw, nuw"];

pub(crate) fn all(emit: &mut dyn FnMut(String)) {
    for inner in NAMES {
        for outer in NAMES {
            for sides in 0..4 {
                for flags in FLAGS {
                    let inner = operation(inner, "%c", "%x", sides & 1 != 0, flags);
                    let outer = operation(outer, "%d", "%y", sides & 2 != 0, flags);
                    with_constants(&format!("  %y = {inner}\n  %z = {outer}\n"), emit);
                }
            }
        }
    }
}

fn operation(name: &str, constant: &str, value: &str, is_swapped: bool, flags: &str) -> String {
    let (lhs, rhs) = if is_swapped {
        (value, constant)
    } else {
        (constant, value)
    };
    let flags = if flags.is_empty() { "none" } else { flags };
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
