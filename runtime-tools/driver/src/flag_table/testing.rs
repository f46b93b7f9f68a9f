//! The flags of the commands that call a test.

use super::{Flag, Takes};

pub(super) const FLAGS: &[Flag] = &[
    Flag {
        names: &["test"],
        summary: "Call this script with the name of a file; it fails if the module in the file shows the failure",
        takes: Takes::Path("script", |settings, path| settings.test.script = Some(path)),
    },
    Flag {
        names: &["test-arg"],
        summary: "Call the script with this argument, before the name of the file",
        takes: Takes::Text("argument", |settings, text| {
            settings.test.arguments.push(text);
        }),
    },
    Flag {
        names: &["test-timeout"],
        summary: "End a script after so many seconds; the module then does not show the failure [default: 60]",
        takes: Takes::Number("seconds", |settings, seconds| {
            settings.test.timeout = seconds as u64;
        }),
    },
    Flag {
        names: &["max-tests"],
        summary: "Reduce with at most so many tests [default: 10000]",
        takes: Takes::Number("count", |settings, count| {
            settings.test.max_tests = count as u64;
        }),
    },
];

pub(super) const OF_SHUFFLE: &[Flag] = &[
    Flag {
        names: &["seed"],
        summary: "Begin with this number: the same number gives the same orders [default: 0]",
        takes: Takes::Number("number", |settings, seed| {
            settings.shuffle.seed = seed as u64;
        }),
    },
    Flag {
        names: &["runs"],
        summary: "Run so many random orders [default: 20]",
        takes: Takes::Number("count", |settings, count| {
            settings.shuffle.runs = count as u64;
        }),
    },
    Flag {
        names: &["canonical"],
        summary: "Run this pipeline on each result before it is compared, so that results that differ in form alone are the same",
        takes: Takes::Text("pipeline", |settings, text| {
            settings.shuffle.canonical = Some(text);
        }),
    },
];
