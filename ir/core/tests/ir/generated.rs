//! Round trips of generated modules.

use pass_ir::{Attr, Body, Context, InsertPoint, OpId, PrintOptions};
use proptest::prelude::*;

use crate::{lenient, parse, process};

/// The parts of one line of a function.
#[derive(Clone, Debug)]
enum Line {
    Constant(i32),
    Add(usize, usize),
    Unknown(Vec<usize>, usize, Vec<Line>),
    Attribute(String),
}

fn attribute() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        any::<i64>().prop_map(|value| value.to_string()),
        any::<i8>().prop_map(|value| format!("{value} : i8")),
        any::<u64>().prop_map(|bits| format!("0x{bits:016X} : f64")),
        any::<u32>().prop_map(|bits| format!("0x{bits:08X} : f32")),
        any::<f64>()
            .prop_filter("finite", |value| value.is_finite())
            .prop_map(|value| format!("{value:.9e}")),
        "[ -!#-\\[\\]-~]{0,8}".prop_map(|text| format!("\"{text}\"")),
        "[a-z][a-z0-9_]{0,5}".prop_map(|name| format!("@{name}")),
        Just(String::from("unit")),
        Just(String::from("(i32, tensor<2x?xf32>) -> (f32, index)")),
        proptest::collection::vec(any::<i32>(), 0..4).prop_map(|list| format!(
            "array<i32: {list:?}>"
        )
        .replace(['[', ']'], "")
        .replace(": >", ">")),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..4)
                .prop_map(|list| format!("[{}]", list.join(", "))),
            proptest::collection::btree_map("[a-z][a-z ]{0,3}", inner, 0..4).prop_map(|map| {
                let entries: Vec<String> = map
                    .iter()
                    .map(|(key, value)| format!("\"{key}\" = {value}"))
                    .collect();
                format!("{{{}}}", entries.join(", "))
            }),
        ]
    })
}

fn line() -> impl Strategy<Value = Line> {
    let leaf = prop_oneof![
        any::<i32>().prop_map(Line::Constant),
        (any::<usize>(), any::<usize>()).prop_map(|(a, b)| Line::Add(a, b)),
        attribute().prop_map(Line::Attribute),
    ];
    leaf.prop_recursive(3, 20, 5, |inner| {
        let operands = proptest::collection::vec(any::<usize>(), 0..3);
        (operands, 0usize..3, proptest::collection::vec(inner, 0..5))
            .prop_map(|(a, b, c)| Line::Unknown(a, b, c))
    })
}

/// Writes lines; `known` are the names of values of type `i32` that may be used.
fn write(lines: &[Line], known: &mut Vec<String>, next: &mut usize, out: &mut String) {
    for line in lines {
        let mut fresh = || {
            *next += 1;
            format!("%v{next}")
        };
        let pick = |index: usize, known: &[String]| known[index % known.len()].clone();
        match line {
            Line::Constant(value) => {
                let name = fresh();
                out.push_str(&format!(
                    "{name} = \"arith.constant\"() <{{value = {value} : i32}}> : () -> i32\n"
                ));
                known.push(name);
            }
            Line::Add(a, b) => {
                let name = fresh();
                let (a, b) = (pick(*a, known), pick(*b, known));
                out.push_str(&format!(
                    "{name} = \"arith.addi\"({a}, {b}) : (i32, i32) -> i32\n"
                ));
                known.push(name);
            }
            Line::Attribute(attribute) => out.push_str(&format!(
                "\"t.attribute\"() {{a = {attribute}}} : () -> ()\n"
            )),
            Line::Unknown(operands, results, nested) => {
                let names: Vec<String> = operands.iter().map(|&index| pick(index, known)).collect();
                let name = fresh();
                let types = vec!["i32"; *results].join(", ");
                if *results > 0 {
                    out.push_str(&format!("{name}:{results} = "));
                }
                out.push_str(&format!("\"t.unknown\"({}) ({{\n", names.join(", ")));
                let outer = known.len();
                write(nested, known, next, out);
                known.truncate(outer);
                out.push_str(&format!(
                    "}}) : ({}) -> ({types})\n",
                    vec!["i32"; operands.len()].join(", ")
                ));
                known.extend((0..*results).map(|index| format!("{name}#{index}")));
            }
        }
    }
}

fn module(functions: &[Vec<Line>]) -> String {
    let mut out = String::new();
    for (index, lines) in functions.iter().enumerate() {
        out.push_str(&format!("\"func.func\"() <{{function_type = (i32) -> (), sym_name = \"f{index}\"}}> ({{\n^bb0(%x: i32):\n"));
        write(lines, &mut vec![String::from("%x")], &mut 0, &mut out);
        out.push_str("\"func.return\"() : () -> ()\n}) : () -> ()\n");
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn what_is_printed_reads_back(functions in proptest::collection::vec(proptest::collection::vec(line(), 0..12), 0..4)) {
        let text = module(&functions);
        let cx = lenient();
        let printed = parse(&cx, &text).unwrap().print(&cx);
        prop_assert_eq!(process(&cx, &printed), printed);
    }

    /// Generated modules verify; a definition moved behind its uses and a missing terminator are found.
    #[test]
    fn the_verifier_finds_what_was_broken(
        functions in proptest::collection::vec(proptest::collection::vec(line(), 0..12), 1..4),
        place in any::<prop::sample::Index>(),
        damage in any::<bool>(),
    ) {
        let cx = lenient();
        let mut module = parse(&cx, &module(&functions)).unwrap();
        prop_assert_eq!(module.verify(&cx), []);
        let mut root = module.root(&cx);
        let mut children = root.children();
        let broken = if damage {
            move_definition(children[0].body_mut().unwrap(), place)
        } else {
            drop_terminator(&cx, children[0].body_mut().unwrap())
        };
        drop(children);
        let messages: Vec<String> = module.verify(&cx).into_iter().map(|violation| violation.message).collect();
        match broken {
            None => prop_assert!(messages.is_empty(), "{messages:?}"),
            Some(message) => prop_assert!(messages.iter().any(|text| text.contains(message)), "{messages:?}"),
        }
    }

    /// Modules have the same fingerprint if and only if they print the same, wherever their operations are stored.
    #[test]
    fn fingerprints_are_those_of_what_is_printed(
        functions in proptest::collection::vec(proptest::collection::vec(line(), 0..12), 1..4),
        edits in proptest::collection::vec((0_u8..7, any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..6),
    ) {
        let cx = lenient();
        let mut module = parse(&cx, &module(&functions)).unwrap();
        let print = |edited: &mut pass_ir::Module| {
            let options = PrintOptions { locations: true, ..PrintOptions::default() };
            (edited.print_with(&cx, options), edited.root(&cx).fingerprint())
        };
        let mut states = vec![print(&mut module)];
        for (kind, op, place) in edits {
            edit(&cx, module.root(&cx).children()[0].body_mut().unwrap(), kind, op, place);
            states.push(print(&mut module));
            states.push(print(&mut module.duplicate(&cx)));
        }
        for (text, fingerprint) in &states {
            for (other, number) in &states {
                prop_assert_eq!(text == other, fingerprint == number, "{}\n{}", text, other);
            }
        }
    }
}

/// Changes an operation of a function, or how it is stored. What comes out need not verify.
fn edit(
    cx: &Context,
    body: &mut Body,
    kind: u8,
    op: prop::sample::Index,
    place: prop::sample::Index,
) {
    let ops = body.walk();
    if ops.is_empty() {
        return;
    }
    let (op, place) = (*op.get(&ops), *place.get(&ops));
    let is_sibling = op != place && body.block_of(op) == body.block_of(place);
    match kind {
        0 if is_sibling => body.insert(op, InsertPoint::Before(place)),
        1 => body.set_attr(cx, op, cx.ident("t.seen"), Some(Attr::UNIT)),
        2 => body.set_attr(cx, op, cx.ident("t.seen"), None),
        3 => {
            let operands: Vec<_> = body.operands(op).rev().collect();
            body.set_operands(op, &operands);
        }
        4 if is_sibling => {
            if let (Some(from), Some(to)) = (body.results(op).next(), body.results(place).next()) {
                body.replace_all_uses(from, to);
            }
        }
        5 if body.regions(op).is_empty() => drop(body.erase(op)),
        _ => body.recycle(),
    }
}

/// Moves an operation whose results are used in front of the terminator, behind all of its users.
fn move_definition(body: &mut Body, place: prop::sample::Index) -> Option<&'static str> {
    let block = body.entry(body.top_regions()[0])?;
    let end = body.last_op(block)?;
    let used: Vec<OpId> = body
        .ops(block)
        .filter(|&op| body.has_used_results(op))
        .collect();
    if used.is_empty() {
        return None;
    }
    body.insert(*place.get(&used), InsertPoint::Before(end));
    Some("does not dominate this use")
}

/// Erases the terminator. An operation that nobody declares may be one, too.
fn drop_terminator(cx: &Context, body: &mut Body) -> Option<&'static str> {
    let block = body.entry(body.top_regions()[0])?;
    body.erase(body.last_op(block)?).ok()?;
    match body.last_op(block) {
        Some(last) => cx
            .is_registered(body.name(last))
            .then_some("block with no terminator"),
        None => Some("empty block: expect at least a terminator"),
    }
}
