//! Formats that hold the numbers of others.

use super::{FloatKind, LAYOUTS};

/// Returns whether each number of a format is the same after a conversion.
fn keeps_all(from: FloatKind, to: FloatKind) -> bool {
    let numbers = (0..1 << from.width()).filter_map(|bits| from.to_f64(bits));
    numbers
        .filter(|number| number.is_finite())
        .all(|number| to.to_f64(to.from_f64(number)).map(f64::to_bits) == Some(number.to_bits()))
}

#[test]
fn a_format_fits_in_one_that_keeps_its_numbers() {
    let kinds = LAYOUTS.map(|row| row.0);
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
