//! Folding against tables of what `mlir-opt` prints.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use pass_ir::data::{FloatKind, Int};

use pass_dialects::arithmetic::cast;
use pass_dialects::arithmetic::float::{self, FloatOp};
use pass_dialects::arithmetic::int::{self, ExtendedOp, IntOp, Predicate};

const INT_OPS: [(&str, IntOp); 20] = [
    ("addi", IntOp::Add),
    ("subi", IntOp::Sub),
    ("muli", IntOp::Mul),
    ("divsi", IntOp::DivS),
    ("divui", IntOp::DivU),
    ("ceildivsi", IntOp::CeilDivS),
    ("ceildivui", IntOp::CeilDivU),
    ("floordivsi", IntOp::FloorDivS),
    ("remsi", IntOp::RemS),
    ("remui", IntOp::RemU),
    ("andi", IntOp::And),
    ("ori", IntOp::Or),
    ("xori", IntOp::Xor),
    ("shli", IntOp::ShiftLeft),
    ("shrsi", IntOp::ShiftRightS),
    ("shrui", IntOp::ShiftRightU),
    ("maxsi", IntOp::MaxS),
    ("maxui", IntOp::MaxU),
    ("minsi", IntOp::MinS),
    ("minui", IntOp::MinU),
];

const PREDICATES: [&str; 10] = [
    "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge",
];

fn apply(name: &str, a: &Int, b: &Int, width: u32) -> Option<Int> {
    if let Some(predicate) = name.strip_prefix("cmpi ") {
        let number = PREDICATES
            .iter()
            .position(|entry| *entry == predicate)
            .unwrap();
        let predicate = Predicate::from_number(number as i64).unwrap();
        assert_eq!(predicate.attr_value(), number as i128);
        return Some(Int::new(int::compare(predicate, a, b, width).into(), 1));
    }
    let extended = |op| int::extended(op, a, b, width);
    match name {
        "addui_extended#0" => extended(ExtendedOp::AddU).map(|both| both.0),
        "addui_extended#1" => extended(ExtendedOp::AddU).map(|both| both.1),
        "mulsi_extended#0" => extended(ExtendedOp::MulS).map(|both| both.0),
        "mulsi_extended#1" => extended(ExtendedOp::MulS).map(|both| both.1),
        "mului_extended#0" => extended(ExtendedOp::MulU).map(|both| both.0),
        "mului_extended#1" => extended(ExtendedOp::MulU).map(|both| both.1),
        _ => {
            let op = INT_OPS.iter().find(|entry| entry.0 == name).unwrap().1;
            int::binary(op, a, b, width)
        }
    }
}

/// Dividing by one gives the other operand even where one is also minus one, so that the division would overflow.
fn is_division_by_one(name: &str, b: i128, width: u32) -> bool {
    name.contains("div") && b & ((1 << width) - 1) == 1
}

#[test]
fn integers_fold_as_in_the_table() {
    let table = include_str!("data/integer_folds.txt");
    let mut lines = table.lines().peekable();
    while let Some(title) = lines.next() {
        let (name, ty) = title.split_once(" : i").unwrap();
        let width: u32 = ty.parse().unwrap();
        let half = 1i128 << (width - 1);
        for a in -half..half {
            let row = lines.next().unwrap();
            for (b, expected) in (-half..half).zip(row.split_whitespace()) {
                let (x, y) = (Int::new(a, width), Int::new(b, width));
                let found = apply(name, &x, &y, width);
                let text =
                    found.map_or(".".to_owned(), |value| value.as_i128().unwrap().to_string());
                let text = if is_division_by_one(name, b, width) {
                    a.to_string()
                } else {
                    text
                };
                assert_eq!(text, expected, "{name} {a}, {b} : i{width}");
            }
        }
    }
}

#[test]
fn wide_integers_agree_with_narrow_ones() {
    let samples: Vec<i128> = vec![
        0,
        1,
        -1,
        2,
        -2,
        3,
        7,
        -7,
        63,
        64,
        1 << 40,
        -(1 << 40),
        i64::MAX.into(),
        i64::MIN.into(),
    ];
    let names = INT_OPS.iter().map(|entry| entry.0.to_owned());
    let names = names
        .chain(PREDICATES.iter().map(|name| format!("cmpi {name}")))
        .collect::<Vec<_>>();
    // Numbers of 64 bits that are multiplied by 2^66 make the same case for signed division in 130 bits.
    for name in &names {
        for &a in &samples {
            for &b in &samples {
                let narrow = apply(name, &Int::new(a, 64), &Int::new(b, 64), 64);
                let wide = apply(name, &Int::new(a, 130), &Int::new(b, 130), 130);
                let unsigned = name.ends_with("ui") || name.contains(" u");
                let minimum = i128::from(i64::MIN);
                let shift = name.starts_with("sh");
                let differs =
                    (unsigned && (a < 0 || b < 0)) || shift || a == minimum || b == minimum;
                if differs {
                    continue;
                }
                let wide = wide
                    .and_then(|value| value.as_i128())
                    .map(|value| value as i64);
                assert_eq!(
                    narrow.and_then(|value| value.as_i64()),
                    wide,
                    "{name} {a}, {b}"
                );
            }
        }
    }
}

#[test]
fn wide_shifts_and_extremes() {
    let unit = Int::new(1, 200);
    let shift = |op, by| {
        int::binary(
            op,
            &int::binary(IntOp::ShiftLeft, &unit, &Int::new(199, 200), 200).unwrap(),
            &Int::new(by, 200),
            200,
        )
    };
    assert_eq!(shift(IntOp::ShiftRightS, 199), Some(Int::new(-1, 200)));
    assert_eq!(shift(IntOp::ShiftRightU, 199), Some(Int::new(1, 200)));
    assert_eq!(shift(IntOp::ShiftRightU, 200), None);
    assert_eq!(shift(IntOp::DivS, -1), None);
    assert_eq!(shift(IntOp::RemS, -1), Some(Int::new(0, 200)));
    assert_eq!(
        int::extended(ExtendedOp::MulU, &Int::new(-1, 64), &Int::new(-1, 64), 64),
        Some((Int::new(1, 64), Int::new(-2, 64)))
    );
}

const FLOAT_OPS: [(&str, FloatOp); 9] = [
    ("addf", FloatOp::Add),
    ("subf", FloatOp::Sub),
    ("mulf", FloatOp::Mul),
    ("divf", FloatOp::Div),
    ("remf", FloatOp::Rem),
    ("maximumf", FloatOp::Maximum),
    ("minimumf", FloatOp::Minimum),
    ("maxnumf", FloatOp::MaxNum),
    ("minnumf", FloatOp::MinNum),
];

const FLOAT_PREDICATES: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
    "une", "uno", "true",
];

fn bits(text: &str) -> u128 {
    u128::from_str_radix(text, 16).unwrap()
}

fn float_cell(name: &str, kind: FloatKind, a: u128, b: u128) -> Option<u128> {
    if let Some(predicate) = name.strip_prefix("cmpf ") {
        let number = FLOAT_PREDICATES
            .iter()
            .position(|entry| *entry == predicate)
            .unwrap();
        let predicate = float::Predicate::from_number(number as i64).unwrap();
        return predicate.compare(kind, a, b).map(u128::from);
    }
    let op = FLOAT_OPS.iter().find(|entry| entry.0 == name).unwrap().1;
    if float::is_right_identity(op, kind, b) || (float::is_idempotent(op) && a == b) {
        return Some(a);
    }
    float::binary(op, kind, a, b)
}

#[test]
fn floats_fold_as_in_the_table() {
    let table = include_str!("data/float_folds.txt");
    let mut samples = Vec::new();
    let mut lines = table.lines();
    while let Some(title) = lines.next() {
        if let Some((_, list)) = title
            .strip_prefix("samples ")
            .and_then(|rest| rest.split_once(": "))
        {
            samples = list.split(' ').map(bits).collect();
            continue;
        }
        let (name, ty) = title.split_once(" : ").unwrap();
        let kind = FloatKind::from_keyword(ty).unwrap();
        for &a in &samples {
            let digits = (kind.width() / 4) as usize;
            let cells = samples
                .iter()
                .map(|&b| float_cell(name, kind, a, b).unwrap());
            let row = if name.starts_with("cmpf") {
                cells.map(|cell| cell.to_string()).collect::<String>()
            } else {
                cells
                    .map(|cell| format!("{cell:0digits$X}"))
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            assert_eq!(row, lines.next().unwrap(), "{title}, {a:X}");
        }
    }
}

fn cast_result(name: &str, value: &str, from: &str, to: &str) -> String {
    let none = || ".".to_owned();
    let width = |ty: &str| ty[1..].parse::<u32>().unwrap();
    let signed = name.contains("si");
    if name.starts_with("fpto") {
        let kind = FloatKind::from_keyword(from).unwrap();
        let value = cast::float_to_int(kind, bits(value), width(to), signed);
        return value.map_or_else(none, |value| value.as_i128().unwrap().to_string());
    }
    let kind = FloatKind::from_keyword(to).unwrap();
    let converted = match name {
        "extf" | "truncf" => {
            let from = FloatKind::from_keyword(from).unwrap();
            cast::float_to_float(from, bits(value), kind)
        }
        _ => {
            let value = Int::new(value.parse().unwrap(), width(from));
            cast::int_to_float(&value, width(from), signed, kind)
        }
    };
    let digits = (kind.width() / 4) as usize;
    converted.map_or_else(none, |bits| format!("{bits:0digits$X}"))
}

#[test]
fn casts_fold_as_in_the_table() {
    for line in include_str!("data/casts.txt").lines() {
        let (input, expected) = line.split_once(" = ").unwrap();
        let parts: Vec<&str> = input.split(' ').collect();
        let [name, value, _, from, _, to] = parts[..] else {
            panic!("{line}")
        };
        assert_eq!(cast_result(name, value, from, to), expected, "{line}");
    }
}

#[test]
fn formats_beyond_f64_are_left_alone() {
    assert!(!float::is_supported(FloatKind::F128));
    let from_int = |value, kind| cast::int_to_float(&Int::new(value, 64), 64, true, kind);
    for kind in [FloatKind::F80, FloatKind::F128] {
        assert_eq!(from_int((1 << 53) + 1, kind), None);
        assert!(from_int((1 << 53) - 1, kind).is_some());
    }
    // There is no zero in this format, and no sign.
    assert_eq!(from_int(0, FloatKind::F8E8M0FNU), None);
}

#[test]
fn a_nan_without_a_payload_is_left_alone() {
    let (ieee, finite) = (FloatKind::F16, FloatKind::F8E4M3FN);
    assert_eq!(cast::float_to_float(finite, 0x7F, ieee), None);
    assert_eq!(cast::float_to_float(ieee, 0x7E00, finite), None);
    assert_eq!(
        cast::float_to_float(ieee, 0x7E00, FloatKind::F32),
        Some(0x7FC0_0000)
    );
}

/// The numbers that conversions compute with have 128 bits.
#[test]
fn floats_of_more_bits_are_left_alone() {
    let convert = |value: f64, width, signed| {
        cast::float_to_int(FloatKind::F64, u128::from(value.to_bits()), width, signed)
    };
    let (fits, beyond) = (2f64.powi(126), 2f64.powi(127));
    assert_eq!(convert(fits, 200, true), Some(Int::new(1 << 126, 200)));
    assert_eq!(convert(beyond, 200, true), None);
    assert_eq!(convert(-beyond, 200, true), None);
    assert_eq!(convert(beyond, 128, true), None);
    assert_eq!(convert(beyond, 128, false), Some(Int::new(i128::MIN, 128)));
}

#[test]
fn tables_are_read() {
    for dialect in pass_dialects::DIALECTS {
        assert!(!dialect.ops().is_empty(), "{}", dialect.name);
    }
}
