//! On which operations the parts of a pipeline run.

use super::problem::Problem;
use super::tree::{self, Call, Item};
use crate::catalogue;
use crate::check::index::{Callee, Found, Index};
use crate::check::passes::check_anchor;
use crate::draft::Spanned;
use crate::names::shown;
use crate::report::Report;

/// What is around a step.
#[derive(Clone, Copy)]
struct Around<'t> {
    /// The operations that it runs on, as far as they are known by name.
    ops: &'t [Spanned<String>],
}

/// A pass or pipeline that is for certain operations stands where nothing else can come along. Where operations are not
/// known by name, the pass picks those that it is for.
pub(in crate::check) fn check_nesting(index: &Index<'_>, report: &mut Report) {
    for (callee, pipeline) in index.pipelines() {
        let around = Around { ops: &pipeline.ops };
        let check = Nesting {
            index,
            group: callee.group,
        };
        check.steps(&tree::steps(pipeline), around, report);
    }
}

struct Nesting<'i, 'd> {
    index: &'i Index<'d>,
    group: usize,
}

impl Nesting<'_, '_> {
    /// Front ends and the reader of pipeline text bound how deep steps stand within each other.
    fn steps(&self, steps: &[Item<'_>], around: Around<'_>, report: &mut Report) {
        for step in steps {
            match step {
                Item::Call(call) => self.call(call, around, report),
                Item::Nest(nest) => {
                    let message = || "`nest` has both operations and an interface".to_owned();
                    check_anchor(message, &nest.ops, nest.interface.as_ref(), report);
                    self.steps(&nest.steps, Around { ops: &nest.ops }, report);
                }
                Item::When(_, steps) => self.steps(steps, around, report),
                Item::ExtensionPoint(_) => {}
            }
        }
    }

    fn call(&self, call: &Call<'_>, around: Around<'_>, report: &mut Report) {
        let Found::Declared(callee) = self.index.find(self.group, &call.name.value) else {
            return;
        };
        let ops = callee.what.ops();
        let fits = |op: &&Spanned<String>| ops.iter().any(|known| known.value == op.value);
        let wrong = around.ops.iter().find(|op| !fits(op));
        if let (Some(wrong), false) = (wrong, ops.is_empty()) {
            misplaced(call, callee, wrong).report(report);
        }
    }
}

fn misplaced(call: &Call<'_>, callee: Callee<'_>, around: &Spanned<String>) -> Problem {
    let ops = callee.what.ops();
    let names: Vec<&str> = ops.iter().map(|op| op.value.as_str()).collect();
    let name = &call.name.value;
    let message = format!(
        "{} runs on {}, and what is around it on {}",
        shown(name),
        pass_pipeline::known_list(names.iter().copied()),
        shown(&around.value)
    );
    let mut problem = Problem::new(catalogue::WRONG_NESTING, call.name.span, message);
    if let Some(op) = ops.first() {
        problem = problem.also(
            op.span,
            format!("{} is for this", super::call::described(callee)),
        );
    }
    let problem = problem.also(around.span, "this is around it");
    let anchor = names.join("|");
    problem.help(match call.how {
        tree::How::Either => format!("write `{anchor}({name})`"),
        tree::How::Run | tree::How::Use => {
            let quoted: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
            format!("put it into `nest {} {{ .. }}`", quoted.join(" "))
        }
    })
}
