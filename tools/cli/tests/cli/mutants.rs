//! Damaged definitions: Rust and pages are generated from all that `check` accepts, and `check` accepts all that an import writes.

use pass_import::Settings;
use passdefs::Outcome;
use passdefs::diagnostic::Diagnostic;
use passdefs::model::PassSet;

/// Mutants of each definition.
const MUTANTS: u64 = 25;

/// Pieces that are put into definitions: marks of the languages, names that are taken, prose that is checked.
const PIECES: &[&str] = &[
    "\"",
    "{",
    "}",
    "\n",
    "#null ",
    "#true ",
    "(cpp)",
    "(verbatim)",
    "(rust)",
    "-1 ",
    "1e400 ",
    "self ",
    " name=\"a b\"",
    " default=\"x\"",
    " default=(cpp)\"X()\"",
    " optional=#true",
    "\\n```\\n",
    "[a](#gone)",
    "[a][b]\\n\\n[b]: #gone",
    "# Example passes\\n\\n### Deep",
    "<script>",
    "<!--",
    "\\u{a0}",
    "::",
    "_",
    "\u{0}",
];

/// A generator of numbers that gives the same ones in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        // The constants are those of Knuth's MMIX.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end.max(1)
    }
}

/// The text with one or two words removed, repeated, swapped, or with a piece before them.
fn mutant(text: &str, seed: u64) -> String {
    let mut numbers = Numbers(seed);
    let mut words: Vec<&str> = text.split_inclusive([' ', '"', '\n', ',']).collect();
    for _ in 0..=numbers.below(2) {
        let [one, other] = [(); 2].map(|()| numbers.below(words.len()));
        match numbers.below(5) {
            0 => drop(words.remove(one)),
            1 => words.insert(one, words[other]),
            2 => words.swap(one, other),
            _ => words.insert(one, PIECES[numbers.below(PIECES.len())]),
        }
    }
    words.concat()
}

fn errors(found: &[Diagnostic]) -> Vec<String> {
    let errors = found.iter().filter(|diagnostic| diagnostic.is_error());
    errors
        .map(|error| format!("{}: {}", error.code, error.message))
        .collect()
}

/// The errors for which `check` refuses definitions.
fn refused_by_check(outcome: &Outcome) -> Vec<String> {
    let prose = outcome.set.as_ref().map(pass_docs_gen::check);
    let mut refusals = errors(&outcome.diagnostics);
    refusals.extend(prose.iter().flat_map(|found| errors(found)));
    refusals
}

/// Codes of facts that are known in C++ only: `check` warns, and no Rust is generated.
const IN_CPP_ONLY: &[&str] = &["PW1101", "PW1102", "PW1104", "PW1105", "PW1110"];

/// Generates everything, as `gen` and `docs` do.
fn generate(set: &PassSet) {
    passwright_build::generate(set, &passwright_build::Settings::default());
    pass_docs_gen::ReferenceGenerator::new().page(set).unwrap();
}

#[test]
fn rust_is_generated_from_what_check_accepts() {
    let (mut accepted, mut refused) = (0, 0);
    for case in pass_cases::all() {
        let text = case.kdl();
        for seed in 0..MUTANTS {
            let mutant = mutant(&text, seed);
            let outcome = passdefs::load([("in.kdl", &mutant)]);
            let check = refused_by_check(&outcome);
            let rust = outcome.for_rust();
            let found = rust
                .diagnostics
                .iter()
                .filter(|diagnostic| diagnostic.is_error());
            let of_gen: Vec<_> = found
                .filter(|diagnostic| !IN_CPP_ONLY.contains(&diagnostic.code))
                .collect();
            assert_eq!(check.is_empty(), of_gen.is_empty(), "{check:?}\n{mutant}");
            match &rust.set {
                Some(set) => generate(set),
                None => assert!(!errors(&rust.diagnostics).is_empty(), "{mutant}"),
            }
            if check.is_empty() {
                accepted += 1;
            } else {
                refused += 1;
            }
        }
    }
    assert!(accepted > 50 && refused > 50, "{accepted} {refused}");
}

#[test]
fn check_accepts_what_an_import_writes() {
    let (mut imported, mut refused) = (0, 0);
    for case in pass_cases::all() {
        if !case.spellings.contains(&"in.json") {
            continue;
        }
        let text = case.text("in.json");
        for seed in 0..MUTANTS * 4 {
            let mutant = mutant(&text, seed);
            let outcome = pass_import::import("in.json", &mutant, &Settings::default());
            let Some(set) = &outcome.set else {
                refused += 1;
                continue;
            };
            imported += 1;
            let printed = passdefs::print_kdl(set);
            let again = passdefs::load([("printed.kdl", &printed)]);
            assert_eq!(refused_by_check(&again), [""; 0], "{printed}\n{mutant}");
            assert!(again.set.unwrap().same_meaning(set), "{printed}\n{mutant}");
        }
    }
    assert!(imported > 20 && refused > 20, "{imported} {refused}");
}
