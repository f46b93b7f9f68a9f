//! Summaries: one line.

use pass_kdl::lexer::is_newline;

use crate::catalogue;
use crate::draft::Spanned;
use crate::model::Prose;
use crate::names::shown;
use crate::report::Report;
use crate::vocabulary::Spelling;

/// Checks that a pass or pipeline has a summary of one line.
pub(super) fn check(
    what: &str,
    name: &Spanned<String>,
    summary: Option<&Prose>,
    (spelling, report): (Spelling, &mut Report),
) {
    let (span, message) = match summary {
        None => (
            name.span,
            format!("{what} {} has no summary", shown(&name.value)),
        ),
        Some(summary) if summary.trim().is_empty() => {
            (summary.span(), "the summary is empty".to_owned())
        }
        Some(summary) => {
            if summary.contains(is_newline) {
                let message = "the summary has several lines";
                let diag = report.error(catalogue::MULTI_LINE_SUMMARY, summary.span(), message);
                diag.help("move what follows the first line into `description`");
            }
            return;
        }
    };
    let diag = report.error(catalogue::EMPTY_SUMMARY, span, message);
    let example = match spelling {
        Spelling::Kdl => "summary \"..\"",
        Spelling::Attribute => "/// ..",
    };
    diag.help(format!("say in one line what the {what} does: `{example}`"));
}

/// Returns whether the text is a summary as it should be.
pub fn is_plain_summary(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(is_newline)
}
