//! Kinds of attributes.

use pass_melior::MlirContext;
use pass_melior::attribute::{
    AttributeKind, BF16, Bool, F16, F32, F64, I8, I16, I32, I64, Index, SI8, SI16, SI32, SI64, UI8,
    UI16, UI32, UI64,
};

use crate::rewriting::parsed;

/// Attributes with the kinds that read them, by the types of the attributes. No other kind reads them.
#[test]
fn numbers_are_of_one_kind() {
    let cx = MlirContext::new();
    let mut root = parsed(&cx, "func.func private @f()");
    let op = root.op();
    let reader = op.reader();
    let types = [
        "i1", "i8", "i16", "i32", "i64", "si8", "si16", "si32", "si64", "ui8", "ui16", "ui32",
        "ui64", "index", "f16", "bf16", "f32", "f64", "i24", "f80",
    ];
    for r#type in types {
        let number = match r#type {
            "i1" => "true",
            _ if r#type.contains('f') => "1.0",
            _ => "1",
        };
        let text = format!("{number} : {type}").replace("true : i1", "true");
        let attribute = reader.parse_attribute(&text).unwrap();
        macro_rules! kinds {
            ($($kind:ident)*) => {
                [$((stringify!($kind), $kind::read(attribute).is_some())),*]
            };
        }
        let kinds = kinds! {
            Bool I8 I16 I32 I64 SI8 SI16 SI32 SI64 UI8 UI16 UI32 UI64 Index F16 BF16 F32 F64
        };
        let readers = kinds.iter().filter(|(_, reads)| *reads);
        let readers: Vec<_> = readers.map(|(kind, _)| kind.to_ascii_lowercase()).collect();
        let expected: &[&str] = match r#type {
            "i1" => &["bool"],
            "i24" | "f80" => &[],
            _ => &[r#type],
        };
        assert_eq!(readers, expected, "{type}");
    }
}
