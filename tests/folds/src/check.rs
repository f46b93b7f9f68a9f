//! Runs the rewrites on functions, and checks that each function refines what it was.

use crate::coverage::{Count, Coverage, PatternListener, Recorder};
use pass_ir::rewrite::{GreedyConfig, rewrite_greedily_with};
use pass_ir::{Context, Module, ParseOptions, parse};
use pass_meaning::{Config, Meanings, Program, Verdict, check};

/// A way to apply the rewrites.
#[derive(Clone, Copy)]
struct Variant {
    top_down: bool,
    /// The labels of patterns that are left out, since each of them applies before another one that would.
    without: &'static [&'static str],
}

const VARIANTS: [Variant; 3] = [
    Variant {
        top_down: true,
        without: &[],
    },
    Variant {
        top_down: false,
        without: &[],
    },
    Variant {
        top_down: true,
        without: &[
            "ConvertTrivialIfToSelect",
            "ReplaceIfYieldWithConditionOrValue",
        ],
    },
];

/// The inputs of a check, and the meanings of operations.
pub(crate) struct Checker {
    pub(crate) meanings: Meanings,
    config: Config,
}

impl Checker {
    pub(crate) fn new(samples: usize, seed: u64) -> Self {
        Self {
            meanings: Meanings::mlir(),
            config: Config::default()
                .samples(samples)
                .exhaustive_bits(12)
                .step_limit(2_000)
                .seed(seed),
        }
    }

    /// Checks functions, and returns what was found wrong.
    pub(crate) fn check_all(&self, functions: &[String], coverage: &mut Coverage) -> Vec<String> {
        let cx = pass_dialects::context();
        let mut findings = Vec::new();
        for text in functions {
            // Without several regions or blocks the order makes no difference.
            let variants = if text.contains("[^bb") || text.matches("({").count() > 1 {
                &VARIANTS[..]
            } else {
                &VARIANTS[..1]
            };
            for &variant in variants {
                match self.check(&cx, text, variant, usize::MAX) {
                    Ok(checked) => {
                        coverage.add(&checked.names, checked.count);
                        if checked.counterexample.is_some() {
                            findings.push(self.report(&cx, text, variant));
                        }
                    }
                    Err(error) => findings.push(format!("{error}\n{text}")),
                }
            }
        }
        findings
    }

    /// Checks the rewrites of a function. Only the first `fuel` rewrites are applied.
    fn check(
        &self,
        cx: &Context,
        text: &str,
        variant: Variant,
        fuel: usize,
    ) -> Result<Checked, String> {
        let mut module = read(cx, text)?;
        let before = Program::compile(&module.root(cx), &self.meanings);
        let recorder = Recorder::new(cx, fuel);
        rewrite(cx, &mut module, variant, &recorder);
        let names = recorder.into_names();
        let mut checked = Checked {
            after: String::new(),
            count: Count::default(),
            counterexample: None,
            names,
        };
        if checked.names.is_empty() && fuel > 0 {
            return Ok(checked);
        }
        if let Some(error) = module.root(cx).verify(true).first() {
            checked.counterexample = Some(format!("the result is invalid: {}\n", error.message));
            checked.after = module.print(cx);
            return Ok(checked);
        }
        let after = Program::compile(&module.root(cx), &self.meanings);
        for (_, verdict) in check(&before, &after, &self.config) {
            match verdict {
                Verdict::Refines { gap: None, .. } => checked.count.exhaustive = 1,
                Verdict::Refines { .. } => checked.count.sampled = 1,
                Verdict::Counterexample(found) => {
                    checked.counterexample = Some(found.to_string());
                    checked.after = module.print(cx);
                }
                Verdict::Inconclusive { .. } | Verdict::Unsupported { .. } => {
                    checked.count.unchecked = 1;
                }
            }
        }
        Ok(checked)
    }

    /// Reports the first wrong rewrite of a function: the IR on both sides of it, and an input with both results.
    fn report(&self, cx: &Context, text: &str, variant: Variant) -> String {
        let is_wrong = |text: &str, fuel| {
            self.check(cx, text, variant, fuel)
                .is_ok_and(|checked| checked.counterexample.is_some())
        };
        let text = crate::shrink::shrink(cx, text, &|text| is_wrong(text, usize::MAX));
        let fuel = (0..100)
            .find(|&fuel| is_wrong(&text, fuel))
            .unwrap_or(usize::MAX);
        let Ok(mut before) = read(cx, &text) else {
            return text;
        };
        if fuel > 0 {
            rewrite(
                cx,
                &mut before,
                variant,
                &Recorder::new(cx, fuel.saturating_sub(1)),
            );
        }
        let Ok(wrong) = self.check(cx, &text, variant, fuel) else {
            return text;
        };
        format!(
            "wrong rewrite: {}\n--- before\n{}--- after\n{}--- input\n{}",
            wrong.names.last().map_or("clean-up", String::as_str),
            before.print(cx),
            wrong.after,
            wrong.counterexample.unwrap_or_default()
        )
    }
}

struct Checked {
    names: Vec<String>,
    count: Count,
    /// An input with the results on both sides.
    counterexample: Option<String>,
    after: String,
}

fn read(cx: &Context, text: &str) -> Result<Module, String> {
    let module = parse(cx, text, &ParseOptions::default());
    let mut module = module.map_err(|errors| errors[0].message.to_string())?;
    match module.root(cx).verify(true).first() {
        Some(error) => Err(error.message.to_string()),
        None => Ok(module),
    }
}

fn rewrite(cx: &Context, module: &mut Module, variant: Variant, recorder: &Recorder<'_>) {
    let config = GreedyConfig {
        top_down: variant.top_down,
        filter: &|pattern| {
            let mut without = variant.without.iter();
            !without.any(|label| pattern.label().ends_with(label))
        },
        merge_blocks: true,
        ..GreedyConfig::default()
    };
    let mut root = module.root(cx);
    if let Some(body) = root.body_mut() {
        rewrite_greedily_with(
            cx,
            body,
            recorder,
            &config,
            &mut PatternListener::new(recorder),
        );
    }
}
