//! Pipelines that run themselves.

use std::collections::BTreeMap;

use super::tree::{self, Item};
use super::walk::walk;
use crate::catalogue;
use crate::check::graph::Graph;
use crate::check::index::{Callee, Found, Index, What};
use crate::names::{MANY, joined, shown};
use crate::report::Report;
use crate::source::Span;

/// A place where a pipeline runs another.
struct Use<'d> {
    from: Callee<'d>,
    to: Callee<'d>,
    span: Span,
}

/// No pipeline runs itself, be it through others.
pub(in crate::check) fn check_pipelines_end(index: &Index<'_>, report: &mut Report) {
    let uses = uses(index);
    let numbers = index.pipelines().enumerate();
    let numbers: BTreeMap<_, _> = numbers
        .map(|(number, (callee, _))| ((callee.group, callee.number), number))
        .collect();
    let node = |callee: Callee<'_>| numbers.get(&(callee.group, callee.number)).copied();
    let mut graph = Graph::new(numbers.len());
    for (number, used) in uses.iter().enumerate() {
        if let (Some(from), Some(to)) = (node(used.from), node(used.to)) {
            graph.add(from, to, number);
        }
    }
    for cycle in graph.cycles() {
        let cycle: Vec<&Use<'_>> = cycle.iter().filter_map(|at| uses.get(*at)).collect();
        report_cycle(&cycle, report);
    }
}

fn report_cycle(cycle: &[&Use<'_>], report: &mut Report) {
    let [first, others @ ..] = cycle else { return };
    let name = |callee: Callee<'_>| shown(callee.what.argument()).into_owned();
    let through: Vec<String> = others.iter().map(|used| name(used.from)).collect();
    let message = match through.as_slice() {
        [] => format!("pipeline {} runs itself", name(first.from)),
        through => format!(
            "pipeline {} runs itself through {}",
            name(first.from),
            joined(through, ", ")
        ),
    };
    let says = |used: &Use<'_>| format!("{} runs {} here", name(used.from), name(used.to));
    let mut wording = report.error(catalogue::PIPELINE_CYCLE, first.span, message);
    wording = wording.label(says(first));
    for used in others.iter().take(MANY) {
        wording = wording.also(used.span, says(used));
    }
    wording.help("leave out one of these steps");
}

fn uses<'d>(index: &Index<'d>) -> Vec<Use<'d>> {
    let mut uses = Vec::new();
    for (from, pipeline) in index.pipelines() {
        walk(&tree::steps(pipeline), &mut |item| {
            let Item::Call(call) = item else { return };
            if let Found::Declared(to) = index.find(from.group, &call.name.value)
                && matches!(to.what, What::Pipeline(_))
            {
                let span = call.name.span;
                uses.push(Use { from, to, span });
            }
        });
    }
    uses
}
