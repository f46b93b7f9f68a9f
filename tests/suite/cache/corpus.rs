//! Runs without a cache, cold and warm are the same: on inputs of the oracle, and random pipelines on random modules.

use std::fs;

use pass_driver::{Driver, Streams};
use pass_random_modules::RandomModule;

use super::*;

const INPUTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/oracle/ir");

/// Of the inputs of the oracle, and of random modules, this many are left out before each that is compared. The variable sets it to
/// zero for a full comparison.
fn stride() -> usize {
    std::env::var("PASS_CACHE_TEST_STRIDE").map_or(23, |stride| stride.parse().unwrap()) + 1
}

fn tool(arguments: &[String]) -> (u8, String, String) {
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut std::io::empty(),
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let tool = Driver::<Embedded>::new("pass-opt")
        .context(pass_dialects::context)
        .parallel()
        .identity("the tests")
        .passes(pass_transforms::register_transforms_passes);
    let status = tool.run(arguments.iter().map(Into::into), streams);
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (status, text(stdout), text(stderr))
}

#[test]
fn inputs_of_the_oracle() {
    let folder = folder();
    let cache = format!("--cache={}", folder.path().display());
    let mut files: Vec<_> = fs::read_dir(INPUTS)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let mut runs = 0;
    for file in files.iter().step_by(stride()) {
        let Ok(text) = fs::read_to_string(file) else {
            continue;
        };
        for line in text.lines().filter_map(|line| line.strip_prefix("// run:")) {
            let mut arguments = vec![file.display().to_string()];
            arguments.extend(shlex::split(line).unwrap());
            // With locations, the text is another one to the cache, and passes are the same.
            for flags in [&["--mlir-pass-statistics"][..], &["--mlir-print-debuginfo"]] {
                arguments.extend(flags.iter().map(|flag| (*flag).to_owned()));
                let plain = tool(&arguments);
                let kept = [&arguments[..], std::slice::from_ref(&cache)].concat();
                assert_eq!(tool(&kept), plain, "cold {arguments:?}");
                assert_eq!(tool(&kept), plain, "warm {arguments:?}");
            }
            runs += 1;
        }
    }
    assert!(runs > 10);
}

const PASSES: [&str; 9] = [
    "canonicalize",
    "cse",
    "sccp",
    "loop-invariant-code-motion",
    "canonicalize{top-down=false}",
    "topological-sort",
    "tag{text=loud}",
    "print-op-stats",
    "strip-debuginfo",
];

/// Returns a pipeline of up to six passes, made of a number.
fn pipeline(mut number: u64) -> String {
    let mut next = |limit: u64| {
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) % limit
    };
    let list = |next: &mut dyn FnMut(u64) -> u64| {
        let length = 1 + next(6);
        let passes = (0..length).map(|_| PASSES[next(PASSES.len() as u64) as usize]);
        passes.collect::<Vec<_>>().join(",")
    };
    let (first, second) = (list(&mut next), list(&mut next));
    match next(3) {
        0 => format!("builtin.module(func.func({first}))"),
        1 => format!("builtin.module({first},func.func({second}))"),
        _ => format!("builtin.module(func.func({first}),symbol-dce,func.func({second}))"),
    }
}

#[test]
fn random_pipelines_on_random_modules() {
    let folder = folder();
    let cases = std::env::var("PASS_CACHE_TEST_CASES").map_or(24, |cases| cases.parse().unwrap());
    let (mut hits, mut recorded) = (0, 0);
    for number in 0..cases {
        let text = RandomModule::new(7, number / 4).text();
        let (pipeline, threads) = (pipeline(number), [1, 2, 8][number as usize % 3]);
        let run = Run {
            threads,
            ..Run::new(&pipeline)
        };
        for _ in 0..2 {
            let stats = run.cached(folder.path(), &text);
            hits += stats.hits;
            recorded += stats.recorded;
        }
        if number % 16 == 15 {
            // Half of what is known is evicted.
            let size = pass_cache::stats(folder.path(), false).unwrap().bytes;
            pass_cache::prune(folder.path(), size / 2).unwrap();
        }
    }
    assert!(hits > recorded && recorded > 0, "{hits} {recorded}");
}
