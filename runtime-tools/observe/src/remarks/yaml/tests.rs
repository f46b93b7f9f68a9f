//! The layout of remarks as YAML.

use super::{scalar, to_yaml};
use pass_runtime::Location;
use pass_runtime::remark::Remark;

#[test]
fn scalars_are_quoted_where_yaml_would_read_them_otherwise() {
    let plain = ["some text", "a-b_c", "1 of 2", "v1.2"];
    assert_eq!(plain.map(|text| scalar(text).into_owned()), plain);
    let quoted = [
        "",
        "- a",
        "a: b",
        "it's",
        "true",
        "12",
        "1.5",
        " a",
        "<unknown>",
        "0x1f",
    ];
    for text in quoted {
        assert_eq!(scalar(text), format!("'{}'", text.replace('\'', "''")));
    }
    assert_eq!(scalar("a\n\"b\"\u{1}é"), "\"a\\n\\\"b\\\"\\x01é\"");
}

#[test]
fn a_document_has_the_layout_of_llvm() {
    let remark = Remark::passed("inline", "inlined").argument("Callee", "f");
    let remark = remark.at(Location::file("a.mlir", 2, 3));
    let expected = "--- !Passed\n\
                    Pass:            inline\n\
                    Name:            inlined\n\
                    DebugLoc:        { File: a.mlir, Line: 2, Column: 3 }\n\
                    Function:        '<unknown function>'\n\
                    Args:\n  - Callee:          f\n...\n";
    assert_eq!(to_yaml(&remark), expected);
}
