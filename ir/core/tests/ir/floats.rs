//! Formats that hold the numbers of others.

use pass_ir::data::FloatKind;

const KEYWORDS: [&str; 18] = [
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E3M4",
    "f8E4M3",
    "f8E4M3B11FNUZ",
    "f8E4M3FN",
    "f8E4M3FNUZ",
    "f8E5M2",
    "f8E5M2FNUZ",
    "f8E8M0FNU",
    "bf16",
    "f16",
    "tf32",
    "f32",
    "f64",
    "f80",
    "f128",
];

/// Returns whether each number of a format is the same after a conversion.
fn keeps_all(from: FloatKind, to: FloatKind) -> bool {
    let numbers = (0..1 << from.width()).filter_map(|bits| from.to_f64(bits));
    numbers
        .filter(|number| number.is_finite())
        .all(|number| to.to_f64(to.from_f64(number)).map(f64::to_bits) == Some(number.to_bits()))
}

#[test]
fn a_format_fits_in_one_that_keeps_its_numbers() {
    let kinds = KEYWORDS.map(|keyword| FloatKind::from_keyword(keyword).unwrap());
    let mut subnormal = Vec::new();
    for from in kinds.into_iter().filter(|kind| kind.width() <= 8) {
        for to in kinds {
            match (from.fits_in(to), keeps_all(from, to)) {
                (true, keeps_all) => assert!(keeps_all, "{from:?} {to:?}"),
                (false, true) => subnormal.push((from.keyword(), to.keyword())),
                (false, false) => {}
            }
        }
    }
    // All of these become subnormal somewhere.
    assert_eq!(
        subnormal,
        [
            ("f8E5M2FNUZ", "f16"),
            ("f8E8M0FNU", "bf16"),
            ("f8E8M0FNU", "tf32"),
            ("f8E8M0FNU", "f32")
        ]
    );
    assert!(FloatKind::F64.fits_in(FloatKind::F80) && FloatKind::F80.fits_in(FloatKind::F128));
    assert!(!FloatKind::F128.fits_in(FloatKind::F80));
}
