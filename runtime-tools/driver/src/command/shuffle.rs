//! The command `shuffle`: finds order rules that nobody has declared by running a pipeline in other orders that its rules allow.

use std::collections::BTreeSet;
use std::fmt::Write;

use pass_builder::PipelineBuilder;
use pass_debug::culprit::CulpritSearch;
use pass_runtime::ir::IrText;
use pass_runtime::registry::Registration;
use pass_runtime::{Diagnostic, OpPassManager};
use pass_text::{Element, Pipeline};

use super::Job;
use crate::run_error::RunError;

/// The result of a run by which orders are compared.
#[derive(Clone, Debug)]
enum Outcome {
    /// The run fails with these errors.
    Failed(Vec<Diagnostic>),
    /// The run of the pipeline of `--canonical` fails with these errors.
    NotCanonical(Vec<Diagnostic>),
    Tested(bool),
    Text(String),
}

/// Runs that fail are the same, also if they report different errors.
impl PartialEq for Outcome {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Failed(_), Self::Failed(_)) | (Self::NotCanonical(_), Self::NotCanonical(_)) => {
                true
            }
            (Self::Tested(fails), Self::Tested(other)) => fails == other,
            (Self::Text(text), Self::Text(other)) => text == other,
            _ => false,
        }
    }
}

/// A pipeline on the way from one order to another.
struct Step {
    pipeline: Pipeline,
    /// The neighbours of the previous step that changed places, in their previous order.
    swapped: Option<(Element, Element)>,
}

struct Shuffler<'s, 'a, 'o, I: IrText> {
    job: &'s Job<'a, 'o, I>,
    search: CulpritSearch<'s, I>,
    /// Runs on each result before it is compared.
    canonical: Option<OpPassManager<I>>,
    runs: u64,
}

/// Runs the pipeline in random orders, and reports the smallest swaps that change the outcome.
pub(super) fn run<I: IrText>(mut job: Job<'_, '_, I>) -> Result<(), RunError> {
    let pipeline = job.pipeline()?;
    let settings = job.settings;
    let canonical = settings.canonical.as_deref().map(|text| {
        let pipeline = job.registry.parse(&*job.cx, text);
        let style = settings.diagnostic_style;
        pipeline.map_err(|errors| RunError::new(errors.render_as(style, "--canonical", text)))
    });
    let configure = job.configure();
    let mut shuffler = Shuffler {
        job: &job,
        search: job.search(&pipeline, &configure),
        canonical: canonical.transpose()?,
        runs: 0,
    };
    let report = shuffler.report(&pipeline.to_tree());
    drop(shuffler);
    let report = report?;
    Ok(job.output.finish(&report, job.streams.stdout)?)
}

impl<I: IrText> Shuffler<'_, '_, '_, I> {
    /// Returns the swaps that change the outcome, each with the rule that declares its order, and the number of orders.
    fn report(&mut self, base: &Pipeline) -> Result<String, String> {
        let (tool, settings) = (&self.job.driver.name, self.job.settings);
        let expected = self.outcome(base)?;
        // Without a result there is nothing to compare.
        let failure = match &expected {
            Outcome::Failed(errors) => {
                Some((format!("the pipeline fails as it stands: {base}"), errors))
            }
            Outcome::NotCanonical(errors) => {
                let message = "the pipeline of '--canonical' fails for the result";
                Some((message.to_owned(), errors))
            }
            Outcome::Tested(_) | Outcome::Text(_) => None,
        };
        if let Some((message, errors)) = failure {
            let lines = errors.iter().map(|error| format!("\n{error}"));
            return Err(message + &lines.collect::<String>());
        }
        let (mut text, mut orders, mut known) = (String::new(), BTreeSet::new(), BTreeSet::new());
        for run in 0..settings.runs {
            let seed = settings.seed.wrapping_add(run);
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
            if let Some((before, after)) = self.smallest_swap(base, &order, &expected)?
                && let Some((first, second)) = &after.swapped
                && known.insert((first.to_string(), second.to_string()))
            {
                let (before, after) = (before.pipeline, &after.pipeline);
                text += &format!(
                    "{tool}: the order of '{first}' and '{second}' matters (seed {seed})\n  {before}\n  {after}\n"
                );
                text += &self.rule(first, second);
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
        let pipeline = self.job.registry.instantiate(search.context, pipeline);
        let pipeline = pipeline.map_err(|errors| errors.to_string())?;
        let result = search.run_all(&pipeline, search.text);
        let result = result.map_err(Outcome::Failed);
        let result = result.and_then(|text| match &self.canonical {
            Some(canonical) => search
                .run_all(canonical, &text)
                .map_err(Outcome::NotCanonical),
            None => Ok(text),
        });
        if search.cancel.is_cancelled() {
            return Err("the run was cancelled".to_owned());
        }
        Ok(match (result, &self.job.script) {
            (Err(failure), _) => failure,
            (Ok(text), Some(script)) => Outcome::Tested(script.fails(&text)?),
            (Ok(text), None) => Outcome::Text(text),
        })
    }

    /// Returns the pipeline in a random order that the rules allow; `None` if it has nothing to order.
    fn shuffled(&self, base: &Pipeline, seed: u64) -> Result<Option<Pipeline>, String> {
        let text = base.to_string();
        let builder = PipelineBuilder::parse(self.job.registry, self.search.context, &text);
        let mut builder = builder.map_err(|errors| errors.to_string())?;
        if !builder.shuffle(seed) {
            return Ok(None);
        }
        let pipeline = builder.build_unchecked();
        let pipeline = pipeline.map_err(|error| error.to_string())?;
        Ok(Some(pipeline.to_tree()))
    }

    /// Returns the two neighbouring steps between two orders at which the outcome changes first.
    fn smallest_swap(
        &mut self,
        base: &Pipeline,
        order: &Pipeline,
        expected: &Outcome,
    ) -> Result<Option<(Step, Step)>, String> {
        let Some(swaps) = Swaps::between(base, order) else {
            return Ok(None);
        };
        // The outcome is the expected one before the first swap, and another after the last.
        let (mut right, mut wrong) = (0, swaps.indices.len());
        while wrong - right > 1 {
            let middle = right.midpoint(wrong);
            if self.outcome(&swaps.step(base, middle).pipeline)? == *expected {
                right = middle;
            } else {
                wrong = middle;
            }
        }
        Ok(Some((swaps.step(base, right), swaps.step(base, wrong))))
    }

    /// Returns the definition of the first pass with the rule that it runs before the second one.
    fn rule(&self, first: &Element, second: &Element) -> String {
        let (passes, next_passes) = (pass_names(first), pass_names(second));
        let (Some(pass), Some(next)) = (passes.last(), next_passes.first()) else {
            return String::new();
        };
        let name = match self.job.registry.get(pass) {
            Some(Registration::Pass(pass)) => pass.info().name,
            _ => "..",
        };
        format!("pass \"{name}\" \"{pass}\" {{ before \"{next}\"; }}\n")
    }
}

/// Swaps of neighbours that lead from one order of a pipeline to another.
struct Swaps {
    /// The positions of the nested pipelines, from the outermost one to that whose elements are swapped.
    path: Vec<usize>,
    /// The positions of the elements that change places with the next one.
    indices: Vec<usize>,
}

impl Swaps {
    /// Returns `None` if the elements differ.
    fn between(from: &Pipeline, to: &Pipeline) -> Option<Self> {
        let pairs = from.elements.iter().zip(&to.elements).enumerate();
        let mut different = pairs.filter(|(_, (from, to))| from != to);
        let (index, pair) = different.next()?;
        if different.next().is_none()
            && let (Element::Nested(from_nested), Element::Nested(to_nested)) = pair
        {
            let mut swaps = Self::between(from_nested, to_nested)?;
            swaps.path.insert(0, index);
            return Some(swaps);
        }
        // The targets of equal elements are ascending, so that these keep their order.
        let mut remaining: Vec<Option<&Element>> = to.elements.iter().map(Some).collect();
        let mut targets = Vec::new();
        for element in &from.elements {
            let target = remaining.iter().position(|left| *left == Some(element))?;
            remaining[target] = None;
            targets.push(target);
        }
        let (mut indices, mut index) = (Vec::new(), 0);
        while index + 1 < targets.len() {
            if targets[index] > targets[index + 1] {
                targets.swap(index, index + 1);
                indices.push(index);
                index = index.saturating_sub(1);
            } else {
                index += 1;
            }
        }
        Some(Self {
            path: Vec::new(),
            indices,
        })
    }

    /// Returns the pipeline after a number of swaps.
    fn step(&self, from: &Pipeline, count: usize) -> Step {
        let mut pipeline = from.clone();
        let swapped = self.swap(&mut pipeline, &self.path, count);
        Step { pipeline, swapped }
    }

    /// Swaps elements of the pipeline at a path, and returns the last two in their previous order.
    fn swap(
        &self,
        pipeline: &mut Pipeline,
        path: &[usize],
        count: usize,
    ) -> Option<(Element, Element)> {
        if let [index, path @ ..] = path {
            let Element::Nested(nested) = &mut pipeline.elements[*index] else {
                return None;
            };
            return self.swap(nested, path, count);
        }
        let elements = &mut pipeline.elements;
        for &index in self.indices.iter().take(count) {
            elements.swap(index, index + 1);
        }
        let last = *self.indices.get(count.checked_sub(1)?)?;
        Some((elements[last + 1].clone(), elements[last].clone()))
    }
}

fn pass_names(element: &Element) -> Vec<&str> {
    match element {
        Element::Pass(pass) => vec![&pass.name.text],
        Element::Nested(nested) => nested.elements.iter().flat_map(pass_names).collect(),
    }
}
