//! The registered pipelines and the options that a pipeline is being built for, which bounds how deep they go.

use std::sync::atomic::{AtomicUsize, Ordering};

use pass_text::{Error, Span};

use crate::options::PipelineText;

/// The registered pipelines and the options that a pipeline is being built for.
#[derive(Clone, Copy, Default)]
pub(crate) struct Around<'a> {
    pub(super) expanding: Option<&'a Expanding<'a>>,
    pub(super) following: Option<&'a Following<'a>>,
}

/// A pipeline in an option that is being resolved, within those around it.
#[derive(Clone, Copy)]
pub(super) struct Following<'a> {
    text: &'a PipelineText,
    depth: usize,
    outer: Option<&'a Following<'a>>,
}

/// Pipelines in options of passes in pipelines in options may nest this deep, which bounds the stack.
const MAX_FOLLOWING: usize = 32;

impl<'a> Following<'a> {
    /// The pipeline `text` within those of `outer`. `None` if it is being resolved already: then a pass may run it in
    /// itself, and it is resolved when that happens.
    pub(super) fn enter(
        outer: Option<&'a Self>,
        text: &'a PipelineText,
        span: Span,
    ) -> Result<Option<Self>, Error> {
        let mut chain = std::iter::successors(outer, |following| following.outer);
        if chain.any(|following| following.text == text) {
            return Ok(None);
        }
        let depth = outer.map_or(1, |outer| outer.depth + 1);
        if depth > MAX_FOLLOWING {
            let message = format!("pipelines in options nest more than {MAX_FOLLOWING} deep");
            return Err(Error::error(span, message));
        }
        Ok(Some(Self { text, depth, outer }))
    }
}

/// The registered pipelines that are being built, innermost first.
#[derive(Clone, Copy)]
pub(super) struct Expanding<'a> {
    name: &'a str,
    outer: Option<&'a Expanding<'a>>,
    /// The number of pipelines that have been inserted into the outermost one so far.
    total: &'a AtomicUsize,
}

/// Registered pipelines may be built with others that are built with others, this many, which bounds the stack.
const MAX_EXPANDING: usize = 64;

/// This many may be put into one another in all, so that those that use each other twice do not grow without end.
const MAX_TOTAL: usize = 10_000;

impl<'a> Expanding<'a> {
    /// The pipeline `name` within those of `outer`.
    ///
    /// Fails if it is being built already, or if there are too many; `total` counts those of an outermost pipeline.
    pub(super) fn enter(
        outer: Option<&'a Self>,
        total: &'a AtomicUsize,
        name: &'a str,
        span: Span,
    ) -> Result<Self, Error> {
        let total = outer.map_or(total, |outer| outer.total);
        if total.fetch_add(1, Ordering::Relaxed) >= MAX_TOTAL {
            let message = format!("more than {MAX_TOTAL} pipelines would be put into one");
            return Err(Error::error(span, message));
        }
        let mut chain = vec![name];
        let mut next = outer;
        while let Some(expanding) = next {
            chain.push(expanding.name);
            if expanding.name == name {
                chain.reverse();
                let message = format!("pipeline `{name}` contains itself: {}", chain.join(" > "));
                return Err(Error::error(span, message));
            }
            next = expanding.outer;
        }
        if chain.len() > MAX_EXPANDING {
            let message = format!("more than {MAX_EXPANDING} pipelines contain one another");
            chain.reverse();
            let first: Vec<&str> = chain.into_iter().take(SHOWN).collect();
            return Err(Error::error(span, message).note(format!("{} > ...", first.join(" > "))));
        }
        Ok(Self { name, outer, total })
    }
}

/// The number of names of a long chain that are shown.
const SHOWN: usize = 4;
