//! Lines and columns of parsed operations.

use pass_ir::data::{LocData, Position};

use crate::{lenient, parse};

const OP: &str = "\"t.a\"() : () -> ()";

/// Operations that follow these texts are where counting finds them.
fn check<'t>(gaps: impl IntoIterator<Item = &'t str>) {
    let (mut text, mut expected) = (String::new(), Vec::new());
    for gap in gaps {
        text.push_str(gap);
        let start = text.rfind('\n').map_or(0, |at| at + 1);
        expected.push(Position {
            line: text.matches('\n').count() as u32 + 1,
            column: (text.len() - start) as u32 + 1,
        });
        text.push_str(OP);
    }
    let cx = lenient();
    let module = parse(&cx, &text).unwrap();
    let body = module.body().unwrap();
    let ops = body.walk().into_iter();
    let found: Vec<Position> = ops
        .map(|op| match cx.loc(body.location(op)) {
            LocData::File { start, .. } => start,
            _ => Position::default(),
        })
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn lines_are_counted() {
    check(["", " ", "\n", "\n\n", "\n \n", "  ", "\r\n", "\u{0}\n"]);
    for lines in [31, 32, 33, 128] {
        check(vec!["\n"; lines]);
    }
    for length in [126, 127, 128, 129, 1 << 14, 1 << 15] {
        let spaces = " ".repeat(length);
        check([&*spaces, "\n", &*format!("\n{spaces}"), &spaces, "\n"]);
    }
}
