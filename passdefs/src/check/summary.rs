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
    match summary {
        None => {
            let message = format!("{what} {} has no summary", shown(&name.value));
            let diag = report.error(catalogue::EMPTY_SUMMARY, name.span, message);
            diag.help(help(what, spelling));
        }
        Some(summary) if summary.trim().is_empty() => {
            let message = "the summary is empty";
            let diag = report.error(catalogue::EMPTY_SUMMARY, summary.span(), message);
            diag.help(help(what, spelling));
        }
        Some(summary) if summary.contains(is_newline) => {
            let message = "the summary has several lines";
            let diag = report.error(catalogue::MULTI_LINE_SUMMARY, summary.span(), message);
            diag.help("move what follows the first line into `description`");
        }
        Some(_) => {}
    }
}

fn help(what: &str, spelling: Spelling) -> String {
    match spelling {
        Spelling::Kdl => format!("say in one line what the {what} does: `summary \"..\"`"),
        Spelling::Attribute => format!("say in one line what the {what} does: `/// ..`"),
    }
}

/// Returns whether the text is a summary as it should be.
pub fn is_plain_summary(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(is_newline)
}
