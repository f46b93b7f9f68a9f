//! Types, attributes and maps that are asked for what they do not have.

use super::in_child;
use crate::rewriting::parsed;
use pass_melior::{AffineKind, Attribute, MlirContext, Type};

const TYPES: [&str; 20] = [
    "i1",
    "si7",
    "index",
    "none",
    "f32",
    "f8E8M0FNU",
    "complex<f32>",
    "tuple<i32, f32>",
    "(i32) -> ()",
    "tensor<4x?xf32>",
    "tensor<4xi32, \"encoding\">",
    "tensor<*xf32>",
    "memref<4x?xf32, strided<[?, 1], offset: 3>>",
    "memref<4xf32, affine_map<(d0) -> (d0 floordiv 2 + 1)>, 2>",
    "memref<*xf32, 1>",
    "vector<4x[2]xi8>",
    "vector<f32>",
    "!llvm.ptr",
    "!quant.uniform<i8:f32, 1.0>",
    "tensor<0xi0>",
];

const ATTRIBUTES: [&str; 26] = [
    "unit",
    "true",
    "-1 : i8",
    "7 : index",
    "1.5 : f32",
    "0x7F : f8E8M0FNU",
    "\"text\"",
    "\"\\FF\"",
    "@symbol",
    "@outer::@inner",
    "i32",
    "[1, @a, i8]",
    "{a = 1, b = {c = 2}}",
    "affine_map<(d0, d1)[s0] -> (d0 mod 3, s0 * 2, 5, d1 ceildiv 4)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "strided<[1, ?], offset: ?>",
    "dense<[1, 2, 3, -4]> : tensor<4xi8>",
    "dense<[1, 2]> : tensor<2xi200>",
    "dense<[1.5, 2.5]> : tensor<2xbf16>",
    "dense<7> : tensor<1000000000000xi64>",
    "dense<[true, false]> : tensor<2xi1>",
    "dense<[\"a\", \"b\"]> : tensor<2x!llvm.ptr>",
    "dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>",
    "sparse<[0], [1]> : tensor<4xi8>",
    "array<i16: 1, 2>",
    "dense_resource<missing> : tensor<4xi64>",
];

fn ask_type(r#type: Type<'_>) -> String {
    format!(
        "{type:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        r#type.integer_width(),
        [
            r#type.is_signless(),
            r#type.is_signed(),
            r#type.is_unsigned()
        ],
        r#type.float_width(),
        r#type.element(),
        r#type.rank(),
        r#type.shape(),
        r#type.scalable_dimensions(),
        r#type.encoding(),
        r#type.layout(),
        r#type.strides(),
        r#type.memory_space(),
        r#type.inputs(),
        r#type.results(),
        (r#type.parts(), r#type.affine_map()),
    )
}

fn ask_attribute(attribute: Attribute<'_>) -> String {
    let map = attribute.affine_map();
    let kinds = map.map(|map| map.results().iter().map(|result| result.kind()).collect());
    let kinds: Vec<AffineKind<'_>> = kinds.unwrap_or_default();
    format!(
        "{attribute:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {kinds:?}",
        attribute.r#type(),
        attribute.integer(),
        attribute.float(),
        attribute.string(),
        attribute.symbol(),
        attribute.type_value(),
        attribute.elements(),
        attribute.entries(),
        attribute.strides(),
        attribute.splat(),
        attribute.integers(),
        attribute.floats(),
        attribute.strings(),
        map.map(|map| (map.dimensions(), map.symbols())),
    )
}

/// melior's methods for them read what is not there.
#[test]
fn parts_that_are_not_there() {
    in_child("views::parts_that_are_not_there", || {
        let cx = MlirContext::new();
        let mut root = parsed(&cx, "module {}");
        let op = root.op();
        let reader = op.reader();
        for text in TYPES {
            let r#type = reader.parse_type(text).unwrap();
            assert!(ask_type(r#type).contains("None"), "{text}");
            assert_eq!(reader.parse_type(&r#type.to_string()).unwrap(), r#type);
        }
        for text in ATTRIBUTES {
            let Ok(attribute) = reader.parse_attribute(text) else {
                assert!(text.contains("ptr"), "{text}");
                continue;
            };
            assert!(ask_attribute(attribute).contains("None"), "{text}");
        }
    });
}

#[test]
fn parts_that_are_there() {
    let cx = MlirContext::new();
    let mut root = parsed(&cx, "module {}");
    let op = root.op();
    let reader = op.reader();
    let attribute = |text: &str| reader.parse_attribute(text).unwrap();
    let r#type = |text: &str| reader.parse_type(text).unwrap();

    let dense = attribute("dense<[1, 2, 3, -4]> : tensor<4xi8>");
    assert_eq!(dense.integers(), Some(vec![1, 2, 3, -4]));
    assert_eq!(dense.r#type(), Some(r#type("tensor<4xi8>")));
    let unsigned = attribute("dense<[1, 255]> : tensor<2xui8>");
    assert_eq!(unsigned.integers(), Some(vec![1, 255]));
    let splat = attribute("dense<7> : tensor<1000000000000xi64>");
    assert_eq!(splat.integers(), None);
    assert_eq!(splat.splat().unwrap().integer(), Some(7));
    let floats = attribute("dense<[1.5, 2.5]> : tensor<2xbf16>");
    assert_eq!(floats.floats(), Some(vec![1.5, 2.5]));
    let entries = attribute("{a = 1 : i8, b = @f}").entries().unwrap();
    assert_eq!(entries[0].0, "a");
    assert_eq!(entries[1].1.symbol().as_deref(), Some("f"));
    let layout = attribute("strided<[1, ?], offset: ?>");
    assert_eq!(layout.strides(), Some((vec![Some(1), None], None)));

    let map = attribute("affine_map<(d0, d1)[s0] -> (d0 mod 3, s0 * 2, 5, d1)>");
    let map = map.affine_map().unwrap();
    assert_eq!((map.dimensions(), map.symbols()), (2, 1));
    let results = map.results();
    let AffineKind::Modulo(left, right) = results[0].kind() else {
        panic!("{map}");
    };
    assert_eq!(
        (left.dimension(), right.kind()),
        (Some(0), AffineKind::Constant(3))
    );
    assert!(matches!(results[1].kind(), AffineKind::Multiply(..)));
    assert_eq!(results[2].kind(), AffineKind::Constant(5));
    assert_eq!(results[3].dimension(), Some(1));

    let vector = r#type("vector<4x[2]xi8>");
    assert_eq!(vector.scalable_dimensions(), Some(vec![false, true]));
    assert_eq!(vector.element().unwrap().integer_width(), Some(8));
    let function = r#type("(i32, f32) -> i1");
    assert_eq!(function.inputs().unwrap(), [r#type("i32"), r#type("f32")]);
    assert_eq!(function.results().unwrap(), [r#type("i1")]);
    let memref = r#type("memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>, 2>");
    assert_eq!(memref.strides(), None);
    assert_eq!(memref.affine_map().unwrap().results().len(), 1);
    assert_eq!(memref.memory_space().unwrap().integer(), Some(2));
}
