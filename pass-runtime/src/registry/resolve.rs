//! The passes and pipelines that a textual pipeline names, with everything that is wrong in it.

use std::rc::Rc;

use pass_text as text;
use pass_text::diagnostic::Noun;
use pass_text::{Error, Errors, Span};

use super::anchors::resolve_anchor;
use super::expansion::ExpansionStack;
use super::{
    BuildError, PassRegistry, PipelineSink, PipelineWriter, RegisteredPass, RegisteredPipeline,
    Registration,
};
use crate::info::PipelineInfo;
use crate::ir::{Ir, registered};
use crate::manager::{
    AddError, MAX_DEPTH, Nesting, OpNameFacts, OpPassManager, PassEntry, accepts_name,
    explain_missing_interface, explain_refusal,
};
use crate::options::{Anchor, OptionReader, PipelineText, ReadPipeline};

#[derive(Default)]
pub(super) struct ResolveErrors {
    pub(super) list: Vec<Error>,
    /// The errors among them that a pipeline has drawn.
    drawn: Vec<BuildError>,
}

impl ResolveErrors {
    fn push(&mut self, error: Error) {
        self.list.push(error);
    }

    fn refuse(&mut self, error: BuildError, span: Span) {
        let diagnostic = Error::error(span, error.message());
        if let Some(note) = error.note() {
            self.list.push(diagnostic.note(note));
            self.drawn.push(error);
        } else {
            self.list.push(diagnostic);
        }
    }

    /// Fails if there are errors. If the pipeline has drawn all of them, the drawings are shown.
    pub(super) fn finish(self) -> Result<(), BuildError> {
        let are_drawn = self.drawn.len() == self.list.len();
        Errors::check(self.list).map_err(|errors| {
            if are_drawn {
                BuildError::refused(self.drawn, errors)
            } else {
                errors.into()
            }
        })
    }
}

/// Where a registered pipeline is expanded.
enum Placement {
    Here,
    /// In a nested pipeline for the operations for which it is declared.
    Nested,
}

/// Resolves a pipeline into the sink that `open` makes for its anchor.
pub(super) fn resolve_tree<'s, I: Ir>(
    registry: &'s PassRegistry<I>,
    cx: &'s I::Context,
    expansion: Rc<ExpansionStack>,
    tree: &text::Pipeline,
    open: impl FnOnce(Anchor) -> Box<dyn PipelineSink<I> + 's>,
) -> Result<(), Errors> {
    let mut errors = ResolveErrors::default();
    let anchor = resolve_anchor::<I>(cx, &tree.anchor, &mut errors.list);
    let mut writer = PipelineWriter {
        registry,
        cx,
        expansion,
        sink: open(anchor),
        depth: 0,
    };
    writer.append_elements(&tree.elements, &mut errors);
    Errors::check(errors.list)
}

impl<I: Ir> PipelineWriter<'_, I> {
    /// Appends the passes and pipelines that the elements of a text name. Text nests explicitly, even where the pipeline nests implicitly.
    pub(super) fn append_elements(
        &mut self,
        elements: &[text::Element],
        errors: &mut ResolveErrors,
    ) {
        let nesting = self.sink.nesting();
        self.sink.set_nesting(Nesting::Explicit);
        for element in elements {
            match element {
                text::Element::Pass(element) => self.append_named(element, errors),
                text::Element::Nested(tree) => {
                    let anchor = resolve_anchor::<I>(self.cx, &tree.anchor, &mut errors.list);
                    if self.check_depth(tree.anchor.span, errors) {
                        self.nested(anchor).append_elements(&tree.elements, errors);
                    }
                }
            }
        }
        self.sink.set_nesting(nesting);
    }

    pub(super) fn append_named(&mut self, element: &text::PassElement, errors: &mut ResolveErrors) {
        let registry = self.registry;
        match registry.get(&element.name.text) {
            Some(Registration::Pass(pass)) => self.append_registered(pass, element, errors),
            Some(Registration::Pipeline(pipeline)) => self.expand(pipeline, element, errors),
            None => errors.push(self.unknown_pass(&element.name)),
        }
    }

    fn append_registered(
        &mut self,
        registered: &RegisteredPass<I>,
        element: &text::PassElement,
        errors: &mut ResolveErrors,
    ) {
        let mut reader = reader(registered.info.options, element);
        reader.set_presets(&registered.presets);
        let pass = (registered.make)(&mut reader);
        let read = reader.take_pipelines();
        errors.list.extend(reader.into_errors());
        let pipelines = read
            .into_iter()
            .filter_map(|read| self.resolve_option(read, element.name.span, errors))
            .collect();
        let Some(pass) = pass else {
            return;
        };
        let (info, presets) = (registered.info, registered.presets.clone());
        let entry = PassEntry::registered(info, presets, pass, pipelines);
        self.append_entry(entry, Some(&element.name.text), element.span, errors);
    }

    /// Returns the pipeline that an option holds, unless it contains itself.
    fn resolve_option(
        &self,
        read: ReadPipeline,
        whole: Span,
        errors: &mut ResolveErrors,
    ) -> Option<(PipelineText, OpPassManager<I>)> {
        let ReadPipeline { text, span } = read;
        let expansion = match self.expansion.within_option(&text, span.unwrap_or(whole)) {
            Ok(expansion) => expansion?,
            Err(error) => {
                errors.push(error);
                return None;
            }
        };
        let manager = instantiate(self.registry, self.cx, expansion, text.tree());
        match (manager, span) {
            (Ok(manager), _) => return Some((text, manager)),
            (Err(nested), Some(span)) => {
                errors.list.extend(nested.shifted(span.start));
            }
            // A default may name passes that are not registered, as long as nobody asks for the pipeline.
            (Err(_), None) => {}
        }
        None
    }

    /// Appends a pass, which the text calls `name`.
    pub(super) fn append_entry(
        &mut self,
        entry: PassEntry<I>,
        name: Option<&str>,
        span: Span,
        errors: &mut ResolveErrors,
    ) {
        let info = entry.info;
        let anchor = self.sink.anchor();
        if let Err(error) = self.check_fits(&entry, anchor, span) {
            return errors.push(error);
        }
        if anchor.takes(info) {
            if let Err(error) = self.sink.append_pass(entry) {
                errors.refuse(error, span);
            }
        } else if self.sink.nesting() == Nesting::Explicit {
            let error = Error::error(span, AddError::restricted(info, anchor).to_string());
            errors.push(match name {
                Some(name) => error.help(format!("write `{}({name})`", info.ops.join("|"))),
                None => error,
            });
        } else if self.check_depth(span, errors) {
            let anchor = Anchor::ops(info.ops.iter().copied());
            if let Err(error) = self.nested(anchor).sink.append_pass(entry) {
                errors.refuse(error, span);
            }
        }
    }

    /// Reports if no pipeline can be nested, and returns whether one can.
    pub(super) fn check_depth(&self, span: Span, errors: &mut ResolveErrors) -> bool {
        let fits = self.depth + 1 < MAX_DEPTH;
        if !fits {
            let message = format!("pipelines nest more than {MAX_DEPTH} deep");
            errors.push(Error::error(span, message));
        }
        fits
    }

    /// Passes that are restricted by name are checked by the manager, which may nest them. The others are checked here.
    fn check_fits(&self, entry: &PassEntry<I>, anchor: &Anchor, span: Span) -> Result<(), Error> {
        let info = entry.info;
        let refused = anchor.op_names().iter().find(|op| {
            let named = info.ops.is_empty() || info.ops.contains(&op.as_str());
            let name = I::op_name(self.cx, op).map(|name| OpNameFacts::<I>::new(self.cx, name));
            name.is_some_and(|op| {
                op.facts.registered && named && !accepts_name(self.cx, info, &**entry.pass, &op)
            })
        });
        match refused {
            None => Ok(()),
            Some(op) => {
                let pass = info.name;
                let message = format!(
                    "unable to schedule pass '{pass}' on a PassManager intended to run on '{op}'!"
                );
                let lacking = explain_missing_interface::<I>(self.cx, info.interface, op, "pass");
                let why = lacking.unwrap_or_else(|| explain_refusal(op));
                Err(Error::error(span, message).help(why))
            }
        }
    }

    /// Appends a registered pipeline, in a nested one if it is declared for other operations and the pipeline nests implicitly.
    fn expand(
        &mut self,
        registered: &RegisteredPipeline<I>,
        element: &text::PassElement,
        errors: &mut ResolveErrors,
    ) {
        let expansion = self.expansion.clone();
        let (name, span) = (registered.info.argument, element.name.span);
        if let Err(error) = expansion.enter("pipeline", name, span) {
            return errors.push(error);
        }
        match self.pipeline_placement(registered.info, element) {
            Ok(Placement::Here) => self.expand_here(registered, element, errors),
            Ok(Placement::Nested) if !self.check_depth(span, errors) => {}
            Ok(Placement::Nested) => {
                let anchor = Anchor::ops(registered.info.ops.iter().copied());
                self.nested(anchor).expand_here(registered, element, errors);
            }
            Err(error) => errors.push(error),
        }
        expansion.leave();
    }

    fn expand_here(
        &mut self,
        registered: &RegisteredPipeline<I>,
        element: &text::PassElement,
        errors: &mut ResolveErrors,
    ) {
        let name = registered.info.argument;
        let mut reader = reader(registered.info.options, element);
        self.sink.enter(&format!("pipeline `{name}`"));
        let built = (registered.build)(&mut reader, self);
        self.sink.leave();
        errors.list.extend(reader.into_errors());
        if let Some(Err(error)) = built {
            let advice = error.advice().map(|advice| format!(" ({advice})"));
            let (why, advice) = (error.message(), advice.unwrap_or_default());
            let message = format!("pipeline `{name}` cannot be built: {why}{advice}");
            errors.push(Error::error(element.span, message));
            if error.note().is_some() {
                errors.drawn.push(error);
            }
        }
    }

    /// Returns where a pipeline is expanded, by the operations for which it is declared.
    fn pipeline_placement(
        &self,
        info: &PipelineInfo,
        element: &text::PassElement,
    ) -> Result<Placement, Error> {
        let anchor = self.sink.anchor();
        let lacking = anchor.op_names().iter().find_map(|op| {
            explain_missing_interface::<I>(self.cx, info.interface, op, "pipeline")
                .map(|why| (op, why))
        });
        if let Some((op, why)) = lacking {
            let message = format!("pipeline `{}` cannot run on '{op}'", element.name.text);
            return Err(Error::error(element.span, message).help(why));
        }
        let mut ops = anchor.op_names().iter();
        if info.ops.is_empty() || ops.all(|op| info.ops.contains(&op.as_str())) {
            return Ok(Placement::Here);
        }
        if self.sink.nesting() == Nesting::Implicit {
            return Ok(Placement::Nested);
        }
        let (name, ops) = (&element.name.text, info.ops.join("|"));
        let message = format!("pipeline `{name}` runs on '{ops}', not on '{anchor}'");
        let error = Error::error(element.span, message);
        Err(error.help(format!("write `{ops}({name})`")))
    }

    fn unknown_pass(&self, name: &text::Name) -> Error {
        let known = self.registry.by_argument.keys().copied();
        let kind = Noun::new("pass or pipeline", "passes and pipelines");
        let (name, span) = (&name.text, name.span);
        let error = Error::unknown(kind, name, span, known);
        if registered::<I>(self.cx, name).is_some() {
            return error.help(format!(
                "to run passes inside of an operation, write `{name}(...)`"
            ));
        }
        if error.help.is_some() {
            return error;
        }
        error.help(self.registry.advice)
    }
}

pub(super) fn instantiate<I: Ir>(
    registry: &PassRegistry<I>,
    cx: &I::Context,
    expansion: Rc<ExpansionStack>,
    tree: &text::Pipeline,
) -> Result<OpPassManager<I>, Errors> {
    let mut manager = OpPassManager::any();
    resolve_tree(registry, cx, expansion, tree, |anchor| {
        manager = OpPassManager::new(anchor);
        Box::new(&mut manager)
    })?;
    Ok(manager)
}

/// Returns a reader for the options of an element. Missing required options are reported at its name.
fn reader<'a>(
    table: &'a [crate::info::OptionInfo],
    element: &'a text::PassElement,
) -> OptionReader<'a> {
    let mut reader = OptionReader::new(table, &element.options);
    reader.set_whole(element.name.span);
    reader
}
