//! `explain`: what diagnostic codes mean, and those of this program itself.

use passdefs::catalogue::{self, Entry};

use crate::args::ExplainArgs;
use crate::output;
use crate::report::{Report, Reported};

/// A file holds bytes that are no text.
pub(crate) const NOT_UTF8: Entry = Entry {
    code: "E0701",
    title: "the file is not UTF-8",
    explanation: "Definition files are text in UTF-8. The place is that of the first byte that does not belong there; \
                  often the file was saved in an older encoding.",
};

/// A file holds no definition.
pub(crate) const EMPTY_FILE: Entry = Entry {
    code: "E0702",
    title: "the file declares nothing",
    explanation: "Every file that is named has at least one group; a file without any is often the wrong one, or was \
                  not saved.",
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

/// What a code means.
pub(crate) fn explanation(code: &str) -> Option<&'static Entry> {
    codes().find(|it| it.code == code)
}

/// Every code, those of definitions first.
pub(crate) fn codes() -> impl Iterator<Item = &'static Entry> {
    let own = [&NOT_UTF8, &EMPTY_FILE];
    catalogue::ALL.iter().chain(pass_docs_gen::CODES).chain(own)
}

/// The text in lines of at most 80 characters.
fn wrapped(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= 80 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}
