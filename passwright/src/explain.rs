//! `explain`: the long form of diagnostic codes, and the codes of this program itself.

use passdefs::catalogue::{self, Entry};

use crate::args::ExplainArgs;
use crate::output;
use crate::report::{Report, Reported};

/// The columns of an explanation.
const WIDTH: usize = 80;

/// The error for a file with bytes that are not text.
pub(crate) const NOT_UTF8: Entry = Entry {
    code: "E0701",
    title: "the file is not UTF-8",
    explanation: "Definition files are text in UTF-8. The message points at the first byte that is not; often the file \
                  was saved in an older encoding.",
};

/// The error for a file without a definition.
pub(crate) const EMPTY_FILE: Entry = Entry {
    code: "E0702",
    title: "the file declares nothing",
    explanation: "Every definition file has at least one group. A file without one is often the wrong file, or was not \
                  saved.",
};

/// `explain`: the long form of a code, or all codes.
pub(crate) fn explain(args: &ExplainArgs, report: &Report) -> Result<(), Reported> {
    let Some(code) = &args.code else {
        let lines: String = codes()
            .map(|it| format!("{}  {}\n", it.code, it.title))
            .collect();
        return output::print(&lines, report);
    };
    let Some(entry) = explanation(&code.to_ascii_uppercase()) else {
        let known: Vec<&str> = codes().map(|it| it.code).collect();
        let help = passdefs::names::nearest(code, &known).map(|it| format!("did you mean `{it}`?"));
        let help = help.unwrap_or_else(|| "`passwright explain` lists all codes".to_owned());
        return Err(report.error(&format!("no diagnostic has the code `{code}`"), Some(&help)));
    };
    let text = format!(
        "{}: {}\n\n{}\n",
        entry.code,
        entry.title,
        wrapped(entry.explanation)
    );
    output::print(&text, report)
}

/// The catalogue entry of a code.
pub(crate) fn explanation(code: &str) -> Option<&'static Entry> {
    codes().find(|it| it.code == code)
}

/// Every code, those of definitions first.
pub(crate) fn codes() -> impl Iterator<Item = &'static Entry> {
    let own = [&NOT_UTF8, &EMPTY_FILE];
    catalogue::ALL.iter().chain(pass_docs_gen::CODES).chain(own)
}

/// The text in lines that break at spaces alone: a code or an argument stays whole.
fn wrapped(text: &str) -> String {
    let options = textwrap::Options::new(WIDTH)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::fill(text, options)
}
