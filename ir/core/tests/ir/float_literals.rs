//! Literals of formats that `f64` does not contain.

use crate::lenient;

/// Decimal literals, and the bits of the nearest number, by exact fractions.
const LITERALS: &[(&str, &str)] = &[
    ("1.0e309 : f80", "0x4401B201833B35D63F73 : f80"),
    (
        "1.0e309 : f128",
        "0x4401640306766BAC7EE659A598CAA3CA : f128",
    ),
    (
        "1.0e4000 : f128",
        "0x73E6A3750647FCAB18C21AB905450CC3 : f128",
    ),
    ("1.0e-400 : f80", "0x3ACE95FE7E07C91EFAFA : f80"),
    (
        "3.0e-4932 : f128",
        "0x0000E46DAEB5AF740FA1109DEAB0D00B : f128",
    ),
    ("0.1 : f80", "0x3FFBCCCCCCCCCCCCCCCD : f80"),
    ("0.1 : f128", "0x3FFB999999999999999999999999999A : f128"),
    ("9007199254740993.0 : f80", "0x40348000000000000400 : f80"),
    (
        "-9007199254740993.0 : f128",
        "0xC0340000000000000800000000000000 : f128",
    ),
    (
        "18446744073709551615.0 : f80",
        "0x403EFFFFFFFFFFFFFFFF : f80",
    ),
    (
        "36893488147419103231.0 : f80",
        "0x40408000000000000000 : f80",
    ),
    (
        "36893488147419103233.0 : f80",
        "0x40408000000000000000 : f80",
    ),
    (
        "36893488147419103235.0 : f80",
        "0x40408000000000000001 : f80",
    ),
    (
        "1.189731495357231765e4932 : f80",
        "0x7FFEFFFFFFFFFFFFFFFF : f80",
    ),
    (
        "1.189731495357231766e4932 : f80",
        "0x7FFF8000000000000000 : f80",
    ),
    ("1.0e4933 : f80", "0x7FFF8000000000000000 : f80"),
    (
        "1.0e99999999999 : f128",
        "0x7FFF0000000000000000000000000000 : f128",
    ),
    (
        "1.0e-99999999999 : f128",
        "0x00000000000000000000000000000000 : f128",
    ),
    ("0.0e99999999999 : f80", "0x00000000000000000000 : f80"),
    ("-0.0 : f128", "0x80000000000000000000000000000000 : f128"),
    ("3.6e-4951 : f80", "0x00000000000000000001 : f80"),
    ("1.8e-4951 : f80", "0x00000000000000000000 : f80"),
    ("1.9e-4951 : f80", "0x00000000000000000001 : f80"),
    (
        "6.4e-4966 : f128",
        "0x00000000000000000000000000000001 : f128",
    ),
    (
        "3.2e-4966 : f128",
        "0x00000000000000000000000000000000 : f128",
    ),
    (
        "3.3e-4966 : f128",
        "0x00000000000000000000000000000001 : f128",
    ),
    (
        "4.9e-324 : f128",
        "0x3BCCFBC969F6329F9DB148F5D57372FD : f128",
    ),
    (
        "0.333333333333333333333333333333333333333 : f128",
        "0x3FFD5555555555555555555555555555 : f128",
    ),
    (
        "3.362103143112093506e-4932 : f80",
        "0x00007FFFFFFFFFFFFFFF : f80",
    ),
    (
        "-3.3621031431120935062e-4932 : f80",
        "0x80018000000000000000 : f80",
    ),
    ("1. : f80", "0x3FFF8000000000000000 : f80"),
];

#[test]
fn a_literal_is_the_nearest_number_of_its_format() {
    let cx = lenient();
    for (decimal, bits) in LITERALS {
        let [number, expected] = [decimal, bits].map(|text| cx.parse_attr(text).unwrap());
        assert_eq!(number, expected, "{decimal}");
        let printed = cx.attr_text(number);
        assert_eq!(
            cx.parse_attr(&printed),
            Ok(number),
            "{decimal} as {printed}"
        );
        let tensors = [decimal, bits].map(|text| {
            let (number, format) = text.split_once(" : ").unwrap();
            cx.parse_attr(&format!("dense<[{number}]> : tensor<1x{format}>"))
                .unwrap()
        });
        assert_eq!(tensors[0], tensors[1], "{decimal}");
    }
}

#[test]
fn digits_far_behind_the_point_break_a_tie() {
    let cx = lenient();
    let read = |number: &str| cx.parse_attr(&format!("{number} : f80")).unwrap();
    let tie = format!("36893488147419103234.{}", "0".repeat(20_000));
    assert_eq!(read(&tie), read("36893488147419103232.0"));
    assert_eq!(read(&(tie + "1")), read("36893488147419103236.0"));
}
