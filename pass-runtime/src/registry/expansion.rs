//! The registered pipelines and the pipelines in options that are being resolved, which bounds how deep they go.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use pass_text::{Error, Span};

use crate::options::PipelineText;

/// Pipelines in options of passes in pipelines in options may nest this deep, which bounds the stack.
const MAX_OPTION_DEPTH: usize = 32;

/// Registered pipelines may contain others that contain others, this many, which bounds the stack.
const MAX_EXPANSION_DEPTH: usize = 64;

/// The maximum number of registered pipelines inside of one: the number doubles where each one uses the next one twice.
const MAX_EXPANSIONS: usize = 10_000;

const MAX_SHOWN_NAMES: usize = 4;

#[derive(Default)]
pub(super) struct ExpansionStack {
    /// The registered pipelines and the extension points, outermost first: which of these each is, and its name.
    registered: RefCell<Vec<(&'static str, String)>>,
    /// The number of pipelines that the outermost one contains so far.
    total: Cell<usize>,
    /// The pipelines in options, outermost first.
    in_options: Vec<PipelineText>,
    /// The number of pipelines in options that the outermost one contains so far.
    total_in_options: Rc<Cell<usize>>,
}

impl ExpansionStack {
    /// Returns the stack within the pipeline of an option. `None` if that is being resolved already: then a pass may run it
    /// in itself, and it is resolved when that happens.
    pub(super) fn within_option(
        &self,
        text: &PipelineText,
        span: Span,
    ) -> Result<Option<Rc<Self>>, Error> {
        if self.in_options.contains(text) {
            return Ok(None);
        }
        if self.in_options.len() >= MAX_OPTION_DEPTH {
            let message = format!("pipelines in options nest more than {MAX_OPTION_DEPTH} deep");
            return Err(Error::error(span, message));
        }
        let mut inner = Self::default();
        if !self.in_options.is_empty() {
            inner.total_in_options = Rc::clone(&self.total_in_options);
        }
        inner.in_options.clone_from(&self.in_options);
        inner.in_options.push(text.clone());
        let total = inner.total_in_options.get();
        if total >= MAX_EXPANSIONS {
            let message = format!("more than {MAX_EXPANSIONS} pipelines in options of one");
            return Err(Error::error(span, message));
        }
        inner.total_in_options.set(total + 1);
        Ok(Some(Rc::new(inner)))
    }

    /// Begins the expansion of a registered pipeline or an extension point, as `kind` says, which [`leave`](Self::leave) ends.
    ///
    /// Fails if it is being expanded already, or if there are too many.
    pub(super) fn enter(&self, kind: &'static str, name: &str, span: Span) -> Result<(), Error> {
        let mut chain = self.registered.borrow_mut();
        let total = if chain.is_empty() {
            0
        } else {
            self.total.get()
        };
        if total >= MAX_EXPANSIONS {
            let message = format!("more than {MAX_EXPANSIONS} pipelines would be put into one");
            return Err(Error::error(span, message));
        }
        self.total.set(total + 1);
        let same = |(outer, known): &(&str, String)| *outer == kind && known == name;
        let names = chain.iter().map(|(_, name)| &**name);
        if let Some(first) = chain.iter().position(same) {
            let circle: Vec<&str> = names.skip(first).chain([name]).collect();
            let circle = circle.join(" > ");
            let message = format!("{kind} `{name}` contains itself: {circle}");
            return Err(Error::error(span, message));
        }
        if chain.len() >= MAX_EXPANSION_DEPTH {
            let message = format!("more than {MAX_EXPANSION_DEPTH} pipelines contain one another");
            let first: Vec<&str> = names.take(MAX_SHOWN_NAMES).collect();
            return Err(Error::error(span, message).note(format!("{} > ...", first.join(" > "))));
        }
        chain.push((kind, name.to_owned()));
        Ok(())
    }

    pub(super) fn leave(&self) {
        self.registered.borrow_mut().pop();
    }
}
