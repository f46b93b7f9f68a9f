//! Merged operations refine the two that they replace, for all numbers of four bits and all constants.

use super::*;

const WIDTH: u32 = 4;

/// An operation of four bits. Returns `None` for poison: the result overflows in a sense that the flags exclude.
fn evaluate(op: OpName, lhs: i32, rhs: i32, flags: Overflow) -> Option<i32> {
    let apply = |lhs: i32, rhs: i32| match op {
        op::ARITH_ADDI => lhs + rhs,
        op::ARITH_SUBI => lhs - rhs,
        _ => lhs * rhs,
    };
    let unsigned = apply(lhs & 15, rhs & 15);
    let (signed, result) = (apply(lhs, rhs), signed(unsigned));
    let overflows = flags.nsw && signed != result || flags.nuw && unsigned != unsigned & 15;
    (!overflows).then_some(result)
}

/// The four lowest bits, with their sign.
fn signed(number: i32) -> i32 {
    number << 28 >> 28
}

fn operands(constant: i32, other: i32, position: usize) -> [i32; 2] {
    if position == 0 {
        [constant, other]
    } else {
        [other, constant]
    }
}

#[test]
fn merged_operations_refine() {
    let rows = [
        &ADD_OF_ADD,
        &ADD_OF_SUB_RIGHT,
        &ADD_OF_SUB_LEFT,
        &SUB_OF_ADD,
        &SUB_FROM_CONSTANT_OF_ADD,
        &SUB_OF_SUB_RIGHT,
        &SUB_OF_SUB_LEFT,
        &SUB_FROM_CONSTANT_OF_SUB_RIGHT,
        &SUB_FROM_CONSTANT_OF_SUB_LEFT,
        &MUL_OF_MUL,
    ];
    let mut with_flags = 0;
    for merge in rows {
        for case in 0..1 << 14 {
            let number = |shift: u32| signed(case >> shift);
            let (x, c, d) = (number(0), number(4), number(8));
            let flags = Overflow {
                nsw: case & 1 << 12 != 0,
                nuw: case & 1 << 13 != 0,
            };
            let int = |number: i32| Int::new(number.into(), WIDTH);
            let constant = merge.combine(&int(c), &int(d), WIDTH).unwrap();
            let constant = i32::try_from(constant.as_i64().unwrap()).unwrap();
            let merged_flags = if merge.keeps_flags {
                flags.and(merge.flags(&int(c), &int(d), WIDTH))
            } else {
                Overflow::default()
            };
            let [a, b] = operands(c, x, merge.inner.constant);
            let before = evaluate(merge.inner.op, a, b, flags).and_then(|inner| {
                let [a, b] = operands(d, inner, merge.outer.constant);
                evaluate(merge.outer.op, a, b, flags)
            });
            let [a, b] = operands(constant, x, merge.result.constant);
            let after = evaluate(merge.result.op, a, b, merged_flags);
            if before.is_some() {
                with_flags += u32::from(merged_flags != Overflow::default());
                assert_eq!(before, after, "x = {x}, c = {c}, d = {d}, {flags:?}");
            }
        }
    }
    assert!(with_flags > 10_000, "{with_flags}");
}
