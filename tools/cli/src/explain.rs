//! `explain`: the long form of diagnostic codes.

use passdefs::catalogue;

use crate::args::ExplainArgs;
use crate::output;
use crate::report::{AlreadyReported, Report};

/// The columns of an explanation.
const WIDTH: usize = 80;

pub(crate) fn explain(args: &ExplainArgs, report: &Report) -> Result<(), AlreadyReported> {
    let Some(code) = &args.code else {
        let lines: String = catalogue::ALL
            .iter()
            .map(|entry| format!("{}  {}\n", entry.code, entry.title))
            .collect();
        return output::print(&lines, report);
    };
    let Some(entry) = catalogue::explain(&code.to_ascii_uppercase()) else {
        let known: Vec<&str> = catalogue::ALL.iter().map(|entry| entry.code).collect();
        let help = passdefs::names::nearest(code, &known)
            .map(|nearest| format!("did you mean `{nearest}`?"));
        let help = help.unwrap_or_else(|| "`passwright explain` lists all codes".to_owned());
        return Err(report.error(&format!("no diagnostic has the code `{code}`"), Some(&help)));
    };
    let text = format!(
        "{}: {}\n\n{}\n",
        entry.code,
        entry.title,
        wrapped(entry.explanation())
    );
    output::print(&text, report)
}

/// Returns the text in lines that break at spaces alone: a code or an argument stays whole.
fn wrapped(text: &str) -> String {
    let options = textwrap::Options::new(WIDTH)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::fill(text, options)
}
