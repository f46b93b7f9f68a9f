//! C++ that nothing here stands for, each text once with all of its uses.

use super::cpp::canonical;
use super::mapping::Kind;
use crate::catalogue;
use crate::names::{clipped, shown};
use crate::report::Report;
use crate::source::Span;

/// All texts that were kept.
#[derive(Default)]
pub(super) struct Kept(Vec<Text>);

/// A text with its uses.
pub(super) struct Text {
    pub(super) kind: Kind,
    pub(super) cpp: String,
    pub(super) uses: usize,
    first: Span,
    user: String,
}

impl Kept {
    /// Notes a use of a text.
    pub(super) fn add(&mut self, kind: Kind, cpp: &str, span: Span, user: &str) {
        let cpp = canonical(cpp);
        let same = |text: &&mut Text| text.kind == kind && text.cpp == cpp;
        match self.0.iter_mut().find(same) {
            Some(text) => text.uses += 1,
            None => self.0.push(Text {
                kind,
                cpp,
                uses: 1,
                first: span,
                user: user.to_owned(),
            }),
        }
    }

    /// Warns of each text once.
    pub(super) fn report(&self, report: &mut Report) {
        for text in &self.0 {
            let cpp = shown(&text.cpp);
            let (code, message, note, help) = match text.kind {
                Kind::Flags => (
                    catalogue::CPP_FLAGS,
                    format!("nothing here stands for the C++ flags {cpp}"),
                    "they are kept in `cpp-flags`",
                    "put `flags CPP \"llvm::cl::values(..)\"` into the map file, or an empty text if they are of no account",
                ),
                _ => (
                    catalogue::CPP_TYPE,
                    format!("no type is known for the C++ type {cpp}"),
                    "it is kept in `cpp-type`, and the option holds text",
                    "put `type CPP \"a type\"` into the map file",
                ),
            };
            let users = match text.uses {
                1 => text.user.clone(),
                uses => format!("{uses} options, the first is {}", text.user),
            };
            let quoted = format!("{:?}", clipped(&text.cpp));
            let wording = report.warning(code, text.first, message);
            wording
                .note(users)
                .note(note)
                .help(help.replace("CPP", &quoted));
        }
    }

    /// The texts in the order in which they were met.
    pub(super) fn texts(&self) -> &[Text] {
        &self.0
    }
}
