//! Flags in C++ that nothing here stands for, each text once with all of its uses.

use std::collections::BTreeMap;

use super::cpp::normalize_cpp;
use passdefs::catalogue;
use passdefs::names::shown;
use passdefs::report::Report;
use passdefs::source::Span;

#[derive(Default)]
pub(super) struct KeptFacts {
    texts: Vec<Text>,
    index: BTreeMap<String, usize>,
}

pub(super) struct Text {
    pub(super) cpp: String,
    pub(super) uses: usize,
    first: Span,
    user: String,
}

impl KeptFacts {
    pub(super) fn add(&mut self, cpp: &str, span: Span, user: &str) {
        let cpp = normalize_cpp(cpp);
        let known = self.index.get(&cpp).copied();
        match known.and_then(|at| self.texts.get_mut(at)) {
            Some(text) => text.uses += 1,
            None => {
                self.index.insert(cpp.clone(), self.texts.len());
                self.texts.push(Text {
                    cpp,
                    uses: 1,
                    first: span,
                    user: user.to_owned(),
                });
            }
        }
    }

    /// Warns of each text once.
    pub(super) fn report(&self, report: &mut Report) {
        for text in &self.texts {
            let message = format!("nothing here stands for the C++ flags {}", shown(&text.cpp));
            let users = match text.uses {
                1 => text.user.clone(),
                uses => format!("{uses} options, the first is {}", text.user),
            };
            let quoted = pass_kdl::quoted(&text.cpp);
            report
                .warning(catalogue::CPP_FLAGS, text.first, message)
                .note(users)
                .note("they are kept in `cpp-flags`")
                .help(format!(
                    "put `flags {quoted} \"llvm::cl::values(..)\"` into the map file, or an empty text if they are of no account"
                ));
        }
    }

    pub(super) fn texts(&self) -> &[Text] {
        &self.texts
    }
}
