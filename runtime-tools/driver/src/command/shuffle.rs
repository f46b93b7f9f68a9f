//! The command that finds order rules which nobody has declared: it runs a pipeline in other orders that are allowed.

use std::collections::BTreeSet;
use std::fmt::Write;

use pass_builder::PipelineBuilder;
use pass_debug::culprit::CulpritSearch;
use pass_runtime::ir::IrText;
use pass_runtime::registry::Registration;
use pass_runtime::{PassManager, PassRegistry};
use pass_text::{Element, Pipeline};

use crate::command::{bisect, context, parse_options};
use crate::driver::{Driver, Streams};
use crate::failed::Failed;
use crate::files;
use crate::output::Output;
use crate::settings::Settings;
use crate::test_script::TestScript;

/// The result of a run by which orders are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    /// The run fails.
    Failed,
    /// The run of the pipeline of `--canonical` fails.
    NotCanonical,
    /// The answer of the script.
    Shown(bool),
    /// The text of the module.
    Text(String),
}

/// Two elements of a pipeline whose order matters.
struct Swap {
    first: Element,
    second: Element,
    /// The pipeline as it is given, or near it.
    before: Pipeline,
    /// The same with both swapped.
    after: Pipeline,
}

struct Shuffler<'s, I: IrText> {
    registry: &'s PassRegistry<I>,
    search: CulpritSearch<'s, I>,
    script: Option<TestScript>,
    /// Runs on each result before it is compared.
    canonical: Option<pass_runtime::OpPassManager<I>>,
    runs: u64,
}

/// Runs the pipeline in random orders, and reports the smallest swaps that change the outcome.
pub(super) fn run<I: IrText>(
    driver: &Driver<I>,
    registry: &PassRegistry<I>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), Failed> {
    let failed = |message: String| Failed::line(format!("{}: error: {message}", driver.name));
    let cancel = driver.cancel.clone().unwrap_or_default();
    let script = settings.test.script.is_some();
    let script = script.then(|| TestScript::new(&settings.test, cancel.clone()));
    let script = script.transpose().map_err(failed)?;
    let output = Output::open(settings.output.as_deref()).map_err(Failed::line)?;
    let source = files::read(settings.input.as_deref(), streams.stdin).map_err(Failed::line)?;
    let text = source.text();
    let cx = context(driver, settings);
    let pipeline = bisect::pipeline(driver, registry, settings, &cx, &text, streams)?;
    let canonical = settings.shuffle.canonical.as_deref();
    let canonical = canonical.map(|text| {
        let parsed = registry.parse(&*cx, text);
        let style = settings.diagnostics.style;
        parsed.map_err(|errors| Failed::said(errors.render_as(style, "--canonical", text)))
    });
    let mut shuffler = Shuffler {
        registry,
        search: CulpritSearch {
            context: &*cx,
            text: &text,
            parse: parse_options(settings),
            print: settings.print,
            pipeline: &pipeline,
            configure: &|manager: &mut PassManager<I>| {
                manager.set_verify_each(settings.verify_each);
                manager.set_check_unchanged(settings.check_unchanged);
                manager.set_warn_unused(false);
            },
            cancel,
        },
        script,
        canonical: canonical.transpose()?,
        runs: 0,
    };
    let base = pipeline.to_tree();
    let seeds = (0..settings.shuffle.runs).map(|run| settings.shuffle.seed.wrapping_add(run));
    let report = shuffler
        .report(&driver.name, &base, seeds)
        .map_err(failed)?;
    output.finish(&report, streams.stdout).map_err(Failed::line)
}

impl<I: IrText> Shuffler<'_, I> {
    /// The swaps that matter, each with the line that would declare the order, and the number of orders that were compared.
    fn report(
        &mut self,
        tool: &str,
        base: &Pipeline,
        seeds: impl Iterator<Item = u64>,
    ) -> Result<String, String> {
        let expected = self.outcome(base)?;
        // Without a result there is nothing to compare: each order would seem as good.
        match expected {
            Outcome::Failed => return Err(format!("the pipeline fails as it stands: {base}")),
            Outcome::NotCanonical => {
                return Err("the pipeline of '--canonical' fails for the result".to_owned());
            }
            _ => {}
        }
        let (mut text, mut orders, mut known) = (String::new(), BTreeSet::new(), BTreeSet::new());
        for seed in seeds {
            let Some(order) = self.shuffled(base, seed)? else {
                return Ok(format!(
                    "{tool}: the pipeline has no two elements to be ordered\n"
                ));
            };
            if order == *base || !orders.insert(order.to_string()) {
                continue;
            }
            if self.outcome(&order)? == expected {
                continue;
            }
            let swap = self.smallest_swap(base, &order, &expected)?;
            if let Some(swap) = swap
                && known.insert((swap.first.to_string(), swap.second.to_string()))
            {
                self.describe(tool, seed, &swap, &mut text);
            }
        }
        let (orders, runs) = (orders.len(), self.runs);
        let _ = writeln!(
            text,
            "{tool}: {} swaps matter among {orders} other orders, found in {runs} runs",
            known.len()
        );
        Ok(text)
    }

    fn outcome(&mut self, pipeline: &Pipeline) -> Result<Outcome, String> {
        self.runs += 1;
        let search = &self.search;
        let built = self.registry.instantiate(search.context, pipeline);
        let built = built.map_err(|errors| errors.to_string())?;
        let result = search.run_all(&built, search.text);
        let canonical = match (&result, &self.canonical) {
            (Some(text), Some(canonical)) => search.run_all(canonical, text),
            _ => result.clone(),
        };
        if search.cancel.is_cancelled() {
            return Err("the run was cancelled".to_owned());
        }
        Ok(match (canonical, &self.script) {
            (None, _) if result.is_some() => Outcome::NotCanonical,
            (None, _) => Outcome::Failed,
            (Some(text), Some(script)) => Outcome::Shown(script.fails(&text)?),
            (Some(text), None) => Outcome::Text(text),
        })
    }

    /// The pipeline in a random order that the rules allow; `None` if it has nothing to order.
    fn shuffled(&self, base: &Pipeline, seed: u64) -> Result<Option<Pipeline>, String> {
        let builder = PipelineBuilder::parse(self.registry, self.search.context, &base.to_string());
        let mut builder = builder.map_err(|errors| errors.to_string())?;
        if !builder.shuffle(seed) {
            return Ok(None);
        }
        let built = builder.build_unchecked();
        let built = built.map_err(|error| error.to_string())?;
        Ok(Some(built.to_tree()))
    }

    /// The two neighbours on the way from one order to another whose swap changes the outcome first.
    fn smallest_swap(
        &mut self,
        base: &Pipeline,
        order: &Pipeline,
        expected: &Outcome,
    ) -> Result<Option<Swap>, String> {
        let Some((place, steps)) = way(base, order) else {
            return Ok(None);
        };
        let at = |elements: &[Element]| with_elements(base, &place, elements);
        // The outcome is the expected one at the first step, and another at the last.
        let (mut right, mut wrong) = (0, steps.len().saturating_sub(1));
        while wrong - right > 1 {
            let middle = right.midpoint(wrong);
            let elements = steps.get(middle).map_or(&[][..], Vec::as_slice);
            if self.outcome(&at(elements))? == *expected {
                right = middle;
            } else {
                wrong = middle;
            }
        }
        let (Some(before), Some(after)) = (steps.get(right), steps.get(wrong)) else {
            return Ok(None);
        };
        let differs = before
            .iter()
            .zip(after)
            .position(|(one, other)| one != other);
        let pair = differs.and_then(|first| Some((before.get(first)?, before.get(first + 1)?)));
        Ok(pair.map(|(first, second)| Swap {
            first: first.clone(),
            second: second.clone(),
            before: at(before),
            after: at(after),
        }))
    }

    fn describe(&self, tool: &str, seed: u64, swap: &Swap, text: &mut String) {
        let Swap {
            first,
            second,
            before,
            after,
        } = swap;
        let _ = writeln!(
            text,
            "{tool}: the order of '{first}' and '{second}' matters (seed {seed})"
        );
        let _ = writeln!(text, "  {before}\n  {after}");
        let (one, other) = (last_pass(first), first_pass(second));
        let name = match one.and_then(|one| self.registry.get(one)) {
            Some(Registration::Pass(pass)) => pass.info().name,
            _ => "..",
        };
        if let (Some(one), Some(other)) = (one, other) {
            let _ = writeln!(text, "pass \"{name}\" \"{one}\" {{ before \"{other}\"; }}");
        }
    }
}

/// The place of the nested pipeline whose elements stand in another order, and the orders on the way from the one to the other:
/// each swaps two neighbours that stand the other way round at the end, so that what has the same order at both ends keeps it.
fn way(base: &Pipeline, order: &Pipeline) -> Option<(Vec<usize>, Vec<Vec<Element>>)> {
    let place = differing(base, order)?;
    let (mut from, mut to) = (base, order);
    for index in &place {
        let inner = (from.elements.get(*index), to.elements.get(*index));
        let (Some(Element::Nested(one)), Some(Element::Nested(other))) = inner else {
            return None;
        };
        (from, to) = (one, other);
    }
    // Equal elements keep their order.
    let mut left: Vec<Option<&Element>> = to.elements.iter().map(Some).collect();
    let mut current: Vec<(usize, Element)> = Vec::new();
    for element in &from.elements {
        let at = left.iter().position(|left| *left == Some(element))?;
        *left.get_mut(at)? = None;
        current.push((at, element.clone()));
    }
    let elements = |current: &[(usize, Element)]| -> Vec<Element> {
        current.iter().map(|(_, element)| element.clone()).collect()
    };
    let mut steps = vec![elements(&current)];
    while let Some(at) = current
        .windows(2)
        .position(|pair| matches!(pair, [one, other] if one.0 > other.0))
    {
        current.swap(at, at + 1);
        steps.push(elements(&current));
    }
    Some((place, steps))
}

/// The place of the nested pipeline in which two pipelines differ that are the same but for the order there.
fn differing(one: &Pipeline, other: &Pipeline) -> Option<Vec<usize>> {
    let pairs = one.elements.iter().zip(&other.elements).enumerate();
    let mut different = pairs.filter(|(_, (one, other))| one != other);
    let (index, pair) = different.next()?;
    match (pair, different.next()) {
        ((Element::Nested(one), Element::Nested(other)), None) => {
            let mut place = vec![index];
            place.extend(differing(one, other)?);
            Some(place)
        }
        _ => Some(Vec::new()),
    }
}

/// The pipeline with other elements at a place.
fn with_elements(pipeline: &Pipeline, place: &[usize], elements: &[Element]) -> Pipeline {
    let mut whole = pipeline.clone();
    let mut at = &mut whole;
    for index in place {
        match at.elements.get_mut(*index) {
            Some(Element::Nested(nested)) => at = nested,
            _ => return pipeline.clone(),
        }
    }
    at.elements = elements.to_vec();
    whole
}

fn first_pass(element: &Element) -> Option<&str> {
    match element {
        Element::Pass(pass) => Some(&pass.name.text),
        Element::Nested(nested) => nested.elements.iter().find_map(first_pass),
    }
}

fn last_pass(element: &Element) -> Option<&str> {
    match element {
        Element::Pass(pass) => Some(&pass.name.text),
        Element::Nested(nested) => nested.elements.iter().rev().find_map(last_pass),
    }
}
