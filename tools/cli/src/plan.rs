//! `plan`: sequences of passes that lead from one legality to another.

use pass_def_tools::{Plan, find_legality};
use passdefs::model::PassSet;

use crate::args::PlanArgs;
use crate::folder;
use crate::input::{self, load};
use crate::output;
use crate::report::{AlreadyReported, Report};

/// Runs `plan`: prints each sequence as a textual pipeline, with the reasons of its passes, or reports what is missing.
pub(crate) fn plan(args: &PlanArgs, report: &Report) -> Result<(), AlreadyReported> {
    let files = folder::expanded(&args.inputs.files, input::EXTENSION, report)?;
    let loaded = load(&files, &args.includes, report)?;
    let find = |name: &str| {
        let found = find_legality(&loaded.set, name);
        found.map_err(|(message, help)| report.error(&message, Some(&help)))
    };
    let (from, to) = (find(&args.from)?, find(&args.to)?);
    match pass_def_tools::plan(&loaded.set, from, to) {
        Ok(plans) => {
            let texts = plans.iter().map(|plan| text(&loaded.set, plan));
            output::print(&texts.collect::<Vec<String>>().join("\n"), report)
        }
        Err(missing) => {
            let message = format!(
                "no sequence of passes leads from `{}` to `{}`",
                args.from, args.to
            );
            Err(report.error(&message, Some(&missing.join("; "))))
        }
    }
}

fn text(set: &PassSet, plan: &Plan) -> String {
    let mut text = format!("{}\n", plan.pipeline);
    for step in &plan.steps {
        let name = &set[step.pass].argument;
        text += &format!("    {name}: {}\n", step.reasons.join("; "));
    }
    text
}
