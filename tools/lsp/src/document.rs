//! A text that an editor has open, kept up to date by its changes.

use std::cell::OnceCell;
use std::rc::Rc;

use lsp_types::TextDocumentContentChangeEvent;
use pass_def_tools::syntax::Syntax;

use crate::positions::Lines;

#[derive(Clone, Debug)]
pub(crate) struct Document {
    pub(crate) text: String,
    pub(crate) lines: Lines,
    pub(crate) version: i32,
    syntax: OnceCell<Rc<Syntax>>,
}

impl Document {
    pub(crate) fn new(text: String, version: i32) -> Self {
        let lines = Lines::of(&text);
        Self {
            text,
            lines,
            version,
            syntax: OnceCell::new(),
        }
    }

    /// Returns the structure of the text, parsed once between two edits.
    pub(crate) fn syntax(&self) -> Rc<Syntax> {
        let syntax = self
            .syntax
            .get_or_init(|| Rc::new(Syntax::parse(&self.text)));
        Rc::clone(syntax)
    }

    /// Applies changes in order. The range of each refers to the text after the previous change.
    pub(crate) fn change(&mut self, changes: Vec<TextDocumentContentChangeEvent>, version: i32) {
        for change in changes {
            match change.range {
                None => self.text = change.text,
                Some(range) => {
                    let first = self.lines.offset(&self.text, range.start) as usize;
                    let second = self.lines.offset(&self.text, range.end) as usize;
                    let (start, end) = (first.min(second), first.max(second));
                    self.text.replace_range(start..end, &change.text);
                }
            }
            self.lines = Lines::of(&self.text);
        }
        self.version = version;
        self.syntax = OnceCell::new();
    }
}
