//! The work that passes do grows with the size of the IR, not with its square.

use crate::outcome;

/// Eight times the IR takes eight times the allocations, and a few for the growth of lists.
fn grows_in_proportion(pipeline: &str, size: usize, text: impl Fn(usize) -> String) {
    let work = |size: usize| {
        let text = text(size);
        let counted = allocation_counter::measure(|| drop(outcome(pipeline, &text, false)));
        (counted.count_total, counted.bytes_total)
    };
    let (one, eight) = (work(size), work(8 * size));
    assert!(
        eight.0 <= one.0 * 8 + 400,
        "{pipeline}: {one:?}, then {eight:?}"
    );
    assert!(eight.1 <= one.1 * 12, "{pipeline}: {one:?}, then {eight:?}");
}

#[test]
fn calls_in_a_function() {
    grows_in_proportion("builtin.module(inline{default-pipeline=})", 200, |count| {
        let callee = "\"func.func\"() <{function_type = () -> (), sym_name = \"c\", sym_visibility = \"private\"}> ({\n\"func.return\"() : () -> ()\n}) : () -> ()\n";
        let call = "\"func.call\"() <{callee = @c}> : () -> ()\n";
        let body = call.repeat(count) + "\"func.return\"() : () -> ()";
        callee.to_owned() + &crate::function("() -> ()", &body)
    });
}

#[test]
fn symbols_that_are_sums_of_symbols() {
    grows_in_proportion("builtin.module(canonicalize)", 20, |count| {
        let sums: String = (0..count)
            .map(|n| {
                format!(
                    "%x{} = \"arith.addi\"(%x{n}, %x{n}) : (index, index) -> index\n",
                    n + 1
                )
            })
            .collect();
        let load = format!(
            "%u = \"affine.load\"(%m, %x{count}) <{{map = affine_map<(d0) -> (d0)>}}> : (memref<?xindex>, index) -> index\n\"t.use\"(%u) : (index) -> ()\n"
        );
        let body = format!(
            "^bb0(%c: i1, %x0: index, %m: memref<?xindex>):\n\"scf.if\"(%c) ({{\n{sums}{load}\"scf.yield\"() : () -> ()\n}}, {{\n}}) : (i1) -> ()\n\"func.return\"() : () -> ()"
        );
        crate::function("(i1, index, memref<?xindex>) -> ()", &body)
    });
}

#[test]
fn equal_blocks_among_many() {
    let pipeline = "builtin.module(canonicalize{region-simplify=aggressive})";
    grows_in_proportion(pipeline, 50, |count| {
        let blocks: String = (0..count)
            .map(|n| {
                let next = n + 1;
                format!(
                    "^from{n}:\n\"cf.cond_br\"(%c)[^to{n}, ^from{next}] <{{operandSegmentSizes = array<i32: 1, 0, 0>}}> : (i1) -> ()\n\
                     ^to{n}:\n\"t.op{n}\"(%c) : (i1) -> ()\n\"cf.br\"()[^from{count}] : () -> ()\n"
                )
            })
            .collect();
        let body = format!(
            "^bb0(%b: i1):\n%c = \"t.c\"() : () -> i1\n\"cf.br\"()[^from0] : () -> ()\n{blocks}^from{count}:\n\"func.return\"() : () -> ()"
        );
        crate::function("(i1) -> ()", &body)
    });
}

/// Each map uses the result of the one before twice, so that one map of all would have a node for each way.
#[test]
fn maps_of_maps_stay_small() {
    let maps: String = (0..40)
        .map(|n| {
            format!(
                "%x{} = \"affine.apply\"(%x{n}) <{{map = affine_map<(d0) -> (d0 floordiv 3 + d0 mod 7)>}}> : (index) -> index\n",
                n + 1
            )
        })
        .collect();
    let body = format!("^bb0(%x0: index):\n{maps}\"func.return\"(%x40) : (index) -> ()");
    let text = crate::function("(index) -> index", &body);
    let printed = outcome("builtin.module(canonicalize)", &text, false);
    assert!(printed.len() < 1_000_000, "{}", printed.len());
}

#[test]
fn large_powers_of_wide_integers_are_left_alone() {
    let body = "%x = \"arith.constant\"() <{value = 3 : i100000}> : () -> i100000\n\
                %minus = \"arith.constant\"() <{value = -1 : i100000}> : () -> i100000\n\
                %one = \"arith.constant\"() <{value = 1 : i100000}> : () -> i100000\n\
                %n = \"arith.shrui\"(%minus, %one) : (i100000, i100000) -> i100000\n\
                %p = \"math.ipowi\"(%x, %n) : (i100000, i100000) -> i100000\n\
                %q = \"math.ipowi\"(%x, %x) : (i100000, i100000) -> i100000\n\
                \"t.use\"(%p, %q) : (i100000, i100000) -> ()\n\
                \"func.return\"() : () -> ()";
    let text = crate::function("() -> ()", body);
    let printed = outcome("builtin.module(canonicalize)", &text, false);
    assert_eq!(printed.matches("math.ipowi").count(), 1, "{printed}");
    assert!(printed.contains("value = 27 : i100000"), "{printed}");
}
