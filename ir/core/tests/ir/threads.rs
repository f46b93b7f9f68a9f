//! Threads change neither diagnostics nor printed text.

use std::sync::Arc;

use pass_ir::{Context, Ident, PrintOptions};
use proptest::prelude::*;

use crate::lenient;

/// The diagnostics of the parser, or those of the verifier and the module with its locations.
fn outcome(text: &str, threads: bool) -> String {
    let mut cx = lenient();
    cx.set_threads(threads);
    outcome_in(&cx, text)
}

fn outcome_in(cx: &Context, text: &str) -> String {
    match crate::parse(cx, text) {
        Err(found) => found
            .iter()
            .map(|diagnostic| cx.render(diagnostic, text))
            .collect(),
        Ok(module) => {
            let found = module.verify(cx).into_iter();
            let found: String = found.map(|violation| cx.render(&violation, text)).collect();
            let options = PrintOptions {
                locations: true,
                ..PrintOptions::default()
            };
            found + &module.print_with(cx, options)
        }
    }
}

/// Runs on several threads, on any machine.
fn with_threads<T: Send>(run: impl FnOnce() -> T + Send) -> T {
    let pool = rayon_core::ThreadPoolBuilder::new().num_threads(3).build();
    pool.unwrap().install(run)
}

fn assert_same(text: &str) {
    let (apart, together) = with_threads(|| (outcome(text, true), outcome(text, false)));
    assert!(apart == together, "{text}\n{apart}\n{together}");
}

/// An operation or definition in a module.
fn item(kind: u8, index: usize) -> String {
    let function = |body: &str| {
        format!(
            "\"func.func\"() <{{function_type = (i32) -> i32, sym_name = \"f{index}\"}}> ({{\n^bb0(%arg0: i32):\n{body}\n}}) : () -> ()\n"
        )
    };
    match kind {
        0 => function(
            "  %0 = \"arith.addi\"(%arg0, %arg0) : (i32, i32) -> i32\n  \"func.return\"(%0) : (i32) -> ()",
        ),
        1 => function(
            "  %c = \"arith.constant\"() <{value = true}> : () -> i1\n  \"cf.cond_br\"(%c, %arg0)[^bb2, ^bb1] \
             <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()\n^bb1(%x: i32):\n  \"func.return\"(%x) : (i32) -> ()\n\
             ^bb2:\n  \"func.return\"(%arg0) : (i32) -> ()",
        ),
        2 => format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"f{index}\", sym_visibility = \"private\"}}> ({{\n}}) : () -> ()\n"
        ),
        3 => function(
            "  %0:2 = \"t.graph\"(%later) ({\n    \"t.use\"(%later) : (i32) -> ()\n  }, {\n  }) {m = #map, s = \"}) \\22 ({\"} : (i32) -> (i32, f32)\n\
             // }) : () -> ()\n  %later = \"t.def\"(%0#0) : (i32) -> i32 loc(#loc1)\n  \"func.return\"(%later) : (i32) -> () loc(\"x\":3:4)",
        ),
        4 => format!(
            "\"builtin.module\"() <{{sym_name = \"f{index}\"}}> ({{\n  \"func.func\"() <{{function_type = () -> (), sym_name = \"g\", \
             sym_visibility = \"private\"}}> ({{\n  }}) {{t = !alias}} : () -> ()\n}}) : () -> ()\n"
        ),
        5 => function(
            "  %0 = \"t.a\"() {a = #t.b<x//y>, b = \"http://a{\", c = #t.b<{z} // {\n}>} : () -> i32 // a comment\n  // %1 { \"\n\
             // }\n  \"func.return\"(%0) : (i32) -> () loc(#loc1)",
        ),
        6 => format!(
            "\"t.wrapper\"() ({{\n  \"builtin.module\"() ({{\n    %0 = \"t.a\"() : () -> i32 loc(#loc1)\n  }}) : () -> ()\n}}, {{\n}}) \
             {{n = {index}}} : () -> ()\n"
        ),
        7 => function(
            "  %0 = \"t.a\"() ({\n  ^bb0(%arg1: i32 loc(#loc2), %a#1: i32):\n    \"func.return\"(%arg1) : (i32) -> ()\n  }) \
             {t = #t.b<distinct[7]<1 : i32>, 2>} : () -> i32\n  \"func.return\"(%0) : (i32) -> ()",
        ),
        8 => "\"gpu.module\"() <{sym_name = \"g\"}> ({\n  \"gpu.func\"() <{function_type = () -> ()}> ({\n    \"gpu.return\"() : () -> \
              ()\n  }) {gpu.kernel} : () -> ()\n}) : () -> ()\n"
            .to_owned(),
        _ => breakage(kind),
    }
}

/// The number of kinds of valid operations.
const VALID: u8 = 9;

/// An operation with side effects on other operations of the module, or an error.
fn breakage(kind: u8) -> String {
    let line = match kind {
        9 => "%module_value = \"t.a\"() : () -> i32",
        10 => "\"t.b\"() ({\n\"t.c\"() : () -> ()\n}) : () -> ()",
        11 => "\"builtin.module\"() ({\n  \"t.use\"(%undefined) : (i32) -> ()\n}) : () -> ()",
        12 => "\"builtin.module\"() ({\n  \"t.use\"(%module_value) : (i32) -> ()\n}) : () -> ()",
        13 => {
            "\"builtin.module\"() ({\n  %0 = \"t.a\"() : () -> i32\n  %0 = \"t.a\"() : () -> i32\n}) : () -> ()"
        }
        14 => "})",
        15 => {
            "\"builtin.module\"() ({\n  \"t.a\"() {d = distinct[0]<1 : i32>} : () -> ()\n}) : () -> ()"
        }
        16 => {
            "\"builtin.module\"() ({\n  \"t.a\"() {d = distinct[0]<2 : i32>} : () -> ()\n}) : () -> ()"
        }
        17 => "\"builtin.module\"() ({\n  \"t.a\"() : () -> () loc(#nowhere)\n}) : () -> ()",
        18 => {
            "   \"builtin.module\"() ({ }) : () -> () \"builtin.module\"() ({ }) :\n\n() -> ()\nloc(unknown)"
        }
        19 => "\"builtin.module\"() ({\n  \"t.a\"() {text = \"no end\n} : () -> ()\n}) : () -> ()",
        20 => "#map = affine_map<(d0) -> (d0)>",
        21 => "\"builtin.module\"() ({\n  \"t.next\"()[^bb1] : () -> ()\n}) : () -> ()",
        22 => "#later = 1 : i32",
        23 => "\"builtin.module\"() ({\n  \"t.a\"() {a = #later} : () -> ()\n}) : () -> ()",
        24 => {
            "\"builtin.module\"() ({\n  \"t.a\"() {a = #loc1} : () -> ()\n}) : () -> () loc(#loc2)"
        }
        25 => {
            "\"builtin.module\"() ({\n  \"t.a\"() {a = #t.b<distinct[7]<2 : i32>>} : () -> ()\n}) : () -> ()"
        }
        26 => "\"t.user\"(%module_value) : (i32) -> ()",
        27 => "\"builtin.module\"() ({\n  %module_value = \"t.a\"() : () -> i32\n}, ) : () -> ()",
        28 => "\"builtin.module\"() ({\n  \"t.use\"(%late) : (i32) -> ()\n}) : () -> ()",
        29 => "%late = \"t.a\"() : () -> i32",
        30 => "\"builtin.module\"() ({\n}) {a = #t.b<(>} : () -> ()",
        _ => "func.func @custom() { return }",
    };
    format!("{line}\n")
}

/// A long text of items, with or without a module around them.
fn module(items: &[String], wrapped: bool) -> String {
    let start = "#map = affine_map<(d0) -> (d0 + 1)>\n!alias = tuple<i32, f32>\n";
    let end = "#map2 = affine_map<() -> ()>\n#loc1 = loc(\"y\":7:8)\n#loc2 = loc(fused<#map2>[#loc1, \"z\"])\n";
    let text = items.concat();
    if !wrapped {
        return format!("{start}{text}{end}");
    }
    let text = text.replace('\n', "\n  ");
    format!(
        "{start}\"builtin.module\"() ({{\n  {}\n}}) : () -> ()\n{end}",
        text.trim_end()
    )
}

fn long(kinds: impl Iterator<Item = u8>) -> Vec<String> {
    kinds
        .enumerate()
        .map(|(index, kind)| item(kind, index))
        .collect()
}

/// Characters that change the structure of a text.
const STRUCTURE: &[u8] = b"\"{}()[]<>/\\\n#%,:-\0";

/// Threads of the context print in the order of the text, as does a caller without any.
#[test]
fn threads_of_the_context_make_no_difference() {
    let text = module(&long((0..VALID).cycle().take(700)), true);
    let mut cx = lenient();
    let pool = rayon_core::ThreadPoolBuilder::new().num_threads(3).build();
    cx.set_pool(Some(Arc::new(pool.unwrap())));
    assert!(outcome_in(&cx, &text) == outcome(&text, false), "{text}");
}

/// Braces in strings and comments end no region.
#[test]
fn ends_of_skipped_regions() {
    let lines = [
        "",
        "\n",
        "\0",
        "\"t.a\"() ({ \"t.b\"() {a = {b}} : () -> () }, {\0\n}) : () -> ()",
        "\"t.a\"() {a = \"}})\"} : () -> ()",
        "\"t.a\"() {a = \"\\\"}})\"} : () -> ()",
        "\"t.a\"() {a = \"a//b\", b = {}} : () -> ()",
        "// a comment\n",
        "\"t.a\"() {a = \"//\"} : () -> () // a\n // b\n",
        "// }) \n",
        "// } ) \"\n",
        "// \" \n",
        "\"t.a\"() {a = #t.b<//>} : () -> ()",
        "\"t.a\"() {a = #t.b<{z} // {\n}>} : () -> ()",
    ];
    // Threads parse a text that is long enough.
    let rest = format!("\"t.c\"() {{a = \"{}\"}} : () -> ()\n", "x".repeat(1 << 17));
    let start = "\"builtin.module\"() ({ ";
    for line in lines {
        let text = format!("{start}{line} }}) : () -> ()\n{rest}");
        assert_same(&text);
        assert!(crate::parse(&lenient(), &text).is_ok(), "{line}");
    }
    for unclear in ["} // a\n ) : () -> ()", "} x", "\"", "\"\\", "", "// })"] {
        assert_same(&format!("{start}{unclear}\n{rest}"));
        assert_same(&format!("{rest}{start}{unclear}"));
    }
}

#[test]
fn threads_agree_on_handles() {
    const COUNT: u32 = 20_000;
    let cx = Context::new();
    let names: Vec<String> = (0..COUNT).map(|number| format!("n{number}")).collect();
    let stored = cx.stored();
    let intern = || -> Vec<Ident> { names.iter().map(|name| cx.ident(name)).collect() };
    let found: Vec<Vec<Ident>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(intern)).collect();
        let found = threads.into_iter().map(|thread| thread.join());
        found.map(Result::unwrap).collect()
    });
    assert!(found.iter().all(|handles| *handles == found[0]));
    assert_eq!(cx.stored() - stored, COUNT as usize);
    for (name, handle) in names.iter().zip(&found[0]) {
        assert_eq!(
            (cx.find_ident(name), cx.str(*handle)),
            (Some(*handle), &**name)
        );
    }
}

proptest! {
    // Texts of 64 KiB and more are read by two threads, and of 128 KiB by three.
    #![proptest_config(ProptestConfig { cases: 8, ..ProptestConfig::default() })]

    #[test]
    fn threads_make_no_difference(
        kinds in prop::collection::vec(0..VALID, 310..650),
        broken in prop::collection::vec((any::<usize>(), VALID..32), 0..3),
        wrapped in any::<bool>(),
        cut in prop::option::weighted(0.1, any::<usize>()),
        mutations in prop::collection::vec((any::<usize>(), any::<bool>(), prop::sample::select(STRUCTURE)), 0..3),
    ) {
        let mut items = long(kinds.into_iter());
        for (at, kind) in broken {
            items.insert(at % items.len(), breakage(kind));
        }
        let mut text = module(&items, wrapped);
        for (at, replace, byte) in mutations {
            let at = at % text.len();
            text.replace_range(at..at + usize::from(replace), char::from(byte).encode_utf8(&mut [0]));
        }
        if let Some(cut) = cut {
            text.truncate(cut % text.len());
        }
        assert_same(&text);
    }
}
