//! No text makes the reader panic, hang or overflow the stack.

use std::collections::BTreeSet;
use std::sync::Arc;

use proptest::prelude::*;

use crate::{lenient, process};

const DEEP: usize = 100_000;

fn first_line(text: &str) -> String {
    process(&lenient(), text)
        .lines()
        .next()
        .unwrap_or_default()
        .to_owned()
}

#[test]
fn deep_nesting_is_refused() {
    let many = |text: &str| text.repeat(DEEP);
    let regions = many("\"t.a\"() ({");
    assert_eq!(
        first_line(&regions),
        "a.mlir:1:2569: error: regions nested deeper than 256 levels are not supported"
    );
    let isolated = many("\"builtin.module\"() ({");
    assert_eq!(
        first_line(&isolated),
        "a.mlir:1:5396: error: regions nested deeper than 256 levels are not supported"
    );
    let message = "attributes and types nested deeper than 256 levels are not supported";
    let starts = [
        "[",
        "{a = ",
        "(",
        "tuple<",
        "complex<",
        "vector<2x",
        "tensor<2x",
        "memref<2x",
        "dense<[",
        "loc(fused[",
    ];
    for start in starts
        .into_iter()
        .chain(["[[{a = ", "loc(callsite(", "distinct[0]<", "dense<"])
    {
        let text = format!("\"t.a\"() {{a = {}", many(start));
        let line = first_line(&text);
        assert!(
            line.ends_with(message) || line.contains("expected"),
            "{start}: {line}"
        );
    }
    for (open, text) in [
        ("<", format!("#t.a{}", many("<"))),
        ("(", format!("#t.a<{}", many("("))),
    ] {
        let line = first_line(&format!("\"t.a\"() {{a = {text}"));
        assert!(
            line.contains(&format!("unbalanced '{open}' character")),
            "{line}"
        );
    }
}

#[test]
fn deep_nesting_that_is_allowed_works() {
    let text = format!(
        "{}{}",
        "\"t.a\"() ({".repeat(256),
        "}) : () -> ()".repeat(256)
    );
    assert!(process(&lenient(), &text).contains("t.a"));
    let text = format!(
        "{}{}",
        "\"builtin.module\"() ({".repeat(256),
        "}) : () -> ()".repeat(256)
    );
    assert!(!first_line(&text).contains("deeper"));
    let types = format!(
        "\"t.a\"() {{a = {}i32{}}} : () -> ()",
        "tuple<".repeat(250),
        ">".repeat(250)
    );
    assert!(process(&lenient(), &types).contains("i32"));
}

#[test]
fn many_aliases_of_each_other_work() {
    let mut text = String::from("#a0 = loc(\"x\")\n");
    for index in 1..5000 {
        text.push_str(&format!("#a{index} = loc(fused[#a{}])\n", index - 1));
    }
    text.push_str("\"t.a\"() : () -> () loc(#a4999)\n");
    assert!(
        first_line(&text).starts_with("a.mlir")
            || first_line(&text).starts_with("\"builtin.module\"")
    );
}

#[test]
fn long_numbers_are_refused() {
    let text = format!("\"t.a\"() {{a = {} : i64}} : () -> ()", "9".repeat(300_000));
    assert_eq!(
        first_line(&text),
        "a.mlir:1:14: error: a number of more than 262144 digits is not supported"
    );
}

#[test]
fn numbers_of_30_000_digits_are_read_as_they_are_printed() {
    let digits = "123456789".repeat(3_334);
    let cx = pass_dialects::context();
    let decimal = cx.parse_attr(&format!("{digits} : i100000")).unwrap();
    assert_eq!(cx.attr_text(decimal), format!("{digits} : i100000"));
    let negative = cx.parse_attr(&format!("-{digits} : i100000")).unwrap();
    assert_eq!(cx.attr_text(negative), format!("-{digits} : i100000"));
    let hex = "0x".to_owned() + &"0".repeat(20_000) + "1" + &"0".repeat(25_000);
    let power = cx.parse_attr(&format!("{hex} : i100004")).unwrap();
    let sum = cx.parse_attr(&cx.attr_text(power)).unwrap();
    assert_eq!(power, sum);
}

/// Pieces of text that mean something to the reader.
fn piece() -> impl Strategy<Value = String> {
    let words: &'static [&'static str] = &[
        "\"t.a\"",
        "\"func.func\"",
        "\"builtin.module\"",
        "(",
        ")",
        "{",
        "}",
        "({",
        "})",
        "<{",
        "}>",
        "[",
        "]",
        "<",
        ">",
        ":",
        "->",
        "=",
        ",",
        "%0",
        "%1:2",
        "%1#1",
        "^bb0",
        "^bb1:",
        "#a",
        "!t",
        "#t.a<",
        "@s",
        "loc(",
        "\"x\"",
        "1",
        "-1",
        "0x1F",
        "1.5",
        "i32",
        "f32",
        "() -> ()",
        "tensor<2x",
        "dense<",
        "array<i32:",
        "affine_map<",
        "true",
        "unit",
        "// c\n",
        "{-#",
        "#-}",
        " ",
        "\n",
        "\\",
        "\"",
        "é",
        "\0",
    ];
    prop_oneof![4 => proptest::sample::select(words).prop_map(String::from), 1 => any::<char>().prop_map(String::from)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn any_text_is_read_or_refused(pieces in proptest::collection::vec(piece(), 0..40)) {
        let _ = process(&lenient(), &pieces.concat());
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = process(&lenient(), &String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn functions_that_are_not_indented_are_read() {
    let function = "\"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> ({\n\"func.return\"() : () -> ()\n}) : () -> ()\n";
    for around in [("", ""), ("\"builtin.module\"() ({\n", "}) : () -> ()\n")] {
        let text = [around.0, &function.repeat(2000), around.1].concat();
        let mut cx = lenient();
        cx.set_pool(
            rayon_core::ThreadPoolBuilder::new()
                .build()
                .ok()
                .map(Arc::new),
        );
        let printed = crate::parse(&cx, &text).unwrap().print(&cx);
        assert_eq!(printed.matches("func.return").count(), 2000);
    }
}

/// Eight times the attributes take eight times the allocations, and a few for the growth of lists.
#[test]
fn attributes_of_an_operation_are_read_in_proportion() {
    let work = |count: usize| {
        let keys: Vec<String> = (0..count).map(|key| format!("k{key}")).collect();
        let text = format!("\"t.a\"() {{{}}} : () -> ()", keys.join(", "));
        let cx = lenient();
        let counted = allocation_counter::measure(|| drop(process(&cx, &text)));
        (counted.count_total, counted.bytes_total)
    };
    let (small, large) = (work(500), work(4000));
    assert!(large.0 <= small.0 * 8 + 200, "{small:?} {large:?}");
    assert!(large.1 <= small.1 * 12, "{small:?} {large:?}");
}

/// The first alias of a chain, and how an alias nests the previous one.
type Chain = (char, &'static str, fn(usize) -> String);

const CHAINS: [Chain; 7] = [
    ('#', "1 : i32", |link| format!("[#a{link}]")),
    ('#', "1 : i32", |link| format!("{{k = #a{link}}}")),
    ('!', "i32", |link| format!("!llvm.struct<(!a{link})>")),
    ('#', "loc(\"f\":1:2)", |link| {
        format!("loc(fused[#a{link}])")
    }),
    ('#', "loc(\"f\":1:2)", |link| {
        format!("loc(callsite(#a{link} at \"f\":1:2))")
    }),
    ('!', "i32", |link| format!("tuple<!a{link}>")),
    ('!', "i32", |link| format!("() -> !a{link}")),
];

/// Aliases that nest each other, before `rest`, in which `$` stands for the last one.
fn chain((sigil, first, next): Chain, count: usize, rest: &str) -> String {
    let mut text = format!("{sigil}a0 = {first}\n");
    for link in 1..=count {
        text.push_str(&format!("{sigil}a{link} = {}\n", next(link - 1)));
    }
    text + &rest.replace('$', &format!("{sigil}a{count}"))
}

#[test]
fn chains_of_aliases_are_bounded() {
    let user = "\"t.a\"() {v = $} : () -> ()\n";
    for link in CHAINS {
        let next = link.2(0);
        let line = first_line(&chain(link, DEEP, user));
        assert!(
            line.ends_with(
                "error: attributes and types nested deeper than 4096 levels through aliases are not supported; each alias, bracket and element is a level"
            ),
            "{next}: {line}"
        );
        let line = first_line(&chain(link, 300, user));
        assert!(!line.contains("error"), "{next}: {line}");
    }
}

/// The stacks of worker threads are smaller than that of the main thread. A third of them is enough for the longest chain.
#[test]
fn the_longest_chains_of_aliases_fit_worker_stacks() {
    let user =
        "    \"t.a\"() {v = $} : () -> ()\n".to_owned() + &"    \"t.b\"() : () -> ()\n".repeat(60);
    let function = |number: usize| {
        format!(
            "  \"func.func\"() <{{function_type = () -> (), sym_name = \"f{number}\"}}> ({{\n{user}    \"func.return\"() : () -> ()\n  }}) : () -> ()\n"
        )
    };
    let pool = rayon_core::ThreadPoolBuilder::new()
        .num_threads(2)
        .stack_size(2 << 20);
    let pool = Arc::new(pool.build().unwrap());
    let functions: String = (0..40).map(function).collect();
    let module = format!("\"builtin.module\"() ({{\n{functions}}}) : () -> ()\n");
    for link in CHAINS {
        let next = link.2(0);
        let is_read = |count: &usize| {
            !first_line(&chain(link, *count, "\"t.a\"() {v = $} : () -> ()\n")).contains("error")
        };
        // A link is four levels, or three.
        let lengths: Vec<usize> = (1022..=1024).chain(1363..=1365).collect();
        let shortest_refused = lengths[lengths.partition_point(is_read)];
        let longest = shortest_refused - 1;
        assert!(lengths.contains(&longest), "{next}: {longest}");
        let text = chain(link, longest, &module);
        let mut cx = lenient();
        cx.set_pool(Some(Arc::clone(&pool)));
        assert_eq!(process(&cx, &text).matches("t.a").count(), 40, "{next}");
    }
}

/// Each alias uses the one before twice, so that the last one would be written out with 2^40 parts.
#[test]
fn aliases_that_double() {
    let doubled = |first: &str, next: &dyn Fn(usize) -> String, last: &str| {
        let aliases: String = (1..=40).map(next).collect();
        first_line(&format!("{first}\n{aliases}{last}"))
    };
    let message = |name: &str| {
        format!(
            "the alias '{name}' stands for more than 16777216 parts where it is written out, which is not supported"
        )
    };
    let types = |n: usize| format!("!a{n} = tuple<!a{0}, !a{0}>\n", n - 1);
    let line = doubled("!a0 = i32", &types, "\"t.a\"() : () -> !a40");
    assert!(line.ends_with(&message("a24")), "{line}");
    let attrs = |n: usize| format!("#a{n} = [#a{0}, #a{0}]\n", n - 1);
    let line = doubled("#a0 = 1", &attrs, "\"t.a\"() {a = #a40} : () -> ()");
    assert!(line.ends_with(&message("a23")), "{line}");
    let types = |n: usize| format!("!a{n} = !llvm.struct<(!a{0}, !a{0})>\n", n - 1);
    let line = doubled("!a0 = i32", &types, "\"t.a\"() : () -> !a40");
    assert!(line.contains("stands for more than 16777216"), "{line}");
    let locs = |n: usize| format!("#l{n} = loc(callsite(#l{0} at #l{0}))\n", n - 1);
    let line = doubled("#l0 = loc(\"a\")", &locs, "\"t.a\"() : () -> () loc(#l40)");
    assert!(
        line.contains("stands for more than 16777216 parts"),
        "{line}"
    );
}

proptest! {
    /// However far apart the numbers of names are, each use finds its definition, and a second definition is refused.
    #[test]
    fn names_with_any_numbers_are_found(
        numbers in proptest::collection::hash_set(
            prop_oneof![0..200u32, 4_000..30_000u32, 0..5_000_000u32],
            1..300,
        ),
        again in any::<prop::sample::Index>(),
    ) {
        let numbers: Vec<u32> = numbers.into_iter().collect();
        let mut text = String::new();
        for prefix in ["", "arg"] {
            for (value, number) in numbers.iter().enumerate() {
                let from = numbers[value / 2];
                if value > 0 {
                    text.push_str(&format!("%{prefix}{number} = \"t.a\"(%{prefix}{from}) : (i1) -> i1\n"));
                } else {
                    text.push_str(&format!("%{prefix}{number} = \"t.a\"() : () -> i1\n"));
                }
            }
        }
        let printed = process(&lenient(), &text);
        let lines: BTreeSet<&str> = printed.lines().map(str::trim).collect();
        let half = numbers.len();
        for value in 1..half {
            for (start, value) in [(0, value), (half, half + value)] {
                let from = start + (value - start) / 2;
                let line = format!("%{value} = \"t.a\"(%{from}) : (i1) -> i1");
                prop_assert!(lines.contains(&*line), "{line} in {printed}");
            }
        }
        let name = numbers[again.index(half)];
        text.push_str(&format!("%{name} = \"t.a\"() : () -> i1\n"));
        let refused = first_line(&text);
        prop_assert!(refused.contains("redefinition of SSA value"), "{refused}");
    }
}
