//! From the names in a textual pipeline to what they mean, collecting everything that is wrong.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use super::PipelineBuilder;
use super::around::{Around, Expanding, Following};
use super::runs::Run;
use super::sketch::{Content, Gap, Sketch};
use pass_text as text;
use pass_text::{Error, Errors, Span};

use crate::anchor::Anchor;
use crate::ir::{Ir, registered};
use crate::manager::{
    AddError, MAX_DEPTH, Named, Nesting, OpPassManager, OrderViolation, PassEntry, accepts_name,
    refused_by_name, why_lacking,
};
use crate::options::{OptionReader, PipelineText, ReadPipeline};
use crate::pipeline_info::PipelineInfo;
use crate::registry::{BuildError, PassRegistry, RegisteredPass, RegisteredPipeline, Registration};

/// Builds pass managers from trees. Call [`finish`](Self::finish) at the end, what was built counts only if that is fine.
pub(crate) struct Resolver<'r, I: Ir> {
    registry: &'r PassRegistry<I>,
    pub(super) cx: &'r I::Context,
    around: Around<'r>,
    pub(super) mistakes: Vec<Error>,
    /// Those mistakes that are strong order rules which an insertion would violate, drawn on the pipeline with it.
    refused: Vec<(OrderViolation, String)>,
}

impl<'r, I: Ir> Resolver<'r, I> {
    pub(crate) fn new(
        registry: &'r PassRegistry<I>,
        cx: &'r I::Context,
        around: Around<'r>,
    ) -> Self {
        Self {
            registry,
            cx,
            around,
            mistakes: Vec::new(),
            refused: Vec::new(),
        }
    }

    /// Fine if an insertion has made no mistake. If all mistakes are violated order rules, they are shown on the pipeline.
    pub(super) fn finish_insertion(self) -> Result<(), BuildError> {
        let is_order = self.refused.len() == self.mistakes.len();
        Errors::check(self.mistakes).map_err(|errors| match self.refused.first() {
            Some((violation, _)) if is_order => {
                let drawn = self.refused.iter().map(|(_, drawn)| drawn.as_str());
                BuildError::order(violation, drawn.collect::<String>()).of_text(errors)
            }
            _ => errors.into(),
        })
    }

    pub(crate) fn finish(self) -> Result<(), Errors> {
        Errors::check(self.mistakes)
    }

    pub(crate) fn root(&mut self, tree: &text::Pipeline) -> OpPassManager<I> {
        self.root_sketch(tree).into_manager()
    }

    pub(crate) fn root_sketch(&mut self, tree: &text::Pipeline) -> Sketch<I> {
        let mut sketch = Sketch::new(self.anchor(&tree.anchor), Nesting::Explicit, 0);
        let gap = Gap::EndOf(sketch.root);
        self.elements(&tree.elements, &mut sketch, gap);
        sketch
    }

    /// Inserts what the elements stand for. Text nests explicitly, whatever the pipeline does.
    pub(crate) fn elements(
        &mut self,
        elements: &[text::Element],
        sketch: &mut Sketch<I>,
        gap: Gap,
    ) {
        let (_, nesting, depth) = sketch.pipeline(gap);
        sketch.set_nesting(gap, Nesting::Explicit);
        for element in elements {
            match element {
                text::Element::Pass(element) => self.pass(element, sketch, gap),
                text::Element::Nested(tree) => {
                    let anchor = self.anchor(&tree.anchor);
                    if self.depth_below(sketch, gap, tree.anchor.span) {
                        let (nesting, depth) = (Nesting::Explicit, depth + 1);
                        let content = Content::Nested {
                            anchor,
                            nesting,
                            depth,
                        };
                        let nested = sketch.insert_container(gap, content);
                        self.elements(&tree.elements, sketch, Gap::EndOf(nested));
                    }
                }
            }
        }
        sketch.set_nesting(gap, nesting);
    }

    /// Inserts the pass or the registered pipeline that the element names.
    pub(crate) fn pass(&mut self, element: &text::PassElement, sketch: &mut Sketch<I>, gap: Gap) {
        match self.registry.get(&element.name.text) {
            Some(Registration::Pass(pass)) => self.registered_pass(pass, element, sketch, gap),
            Some(Registration::Pipeline(pipeline)) => {
                self.registered_pipeline(pipeline, element, sketch, gap);
            }
            None => self.mistakes.push(self.unknown_pass(&element.name)),
        }
    }

    fn registered_pass(
        &mut self,
        registered: &RegisteredPass<I>,
        element: &text::PassElement,
        sketch: &mut Sketch<I>,
        gap: Gap,
    ) {
        let mut reader = reader(registered.info.options, element);
        reader.preset(&registered.presets);
        let pass = (registered.make)(&mut reader);
        let read = reader.take_pipelines();
        self.mistakes.extend(reader.into_mistakes());
        let Some(pass) = pass else {
            return;
        };
        let pipelines = read
            .into_iter()
            .filter_map(|read| self.follow(read, element.name.span));
        let (info, presets) = (registered.info, registered.presets.clone());
        let entry = PassEntry::registered(info, presets, pass, pipelines.collect());
        self.entry(entry, Some(&element.name.text), element.span, sketch, gap);
    }

    /// The pipeline that an option holds, unless it contains itself.
    fn follow(
        &mut self,
        read: ReadPipeline,
        whole: Span,
    ) -> Option<(PipelineText, OpPassManager<I>)> {
        let ReadPipeline { text, span } = read;
        let following = match Following::enter(self.around.following, &text, span.unwrap_or(whole))
        {
            Ok(following) => following?,
            Err(error) => {
                self.mistakes.push(error);
                return None;
            }
        };
        let around = Around {
            expanding: None,
            following: Some(&following),
        };
        let mut nested = Resolver::new(self.registry, self.cx, around);
        let manager = nested.root(text.tree());
        match (nested.finish(), span) {
            (Ok(()), _) => return Some((text, manager)),
            (Err(errors), Some(span)) => {
                // With escapes in the value, its text is shorter than what was written.
                self.mistakes.extend(errors.into_iter().map(|error| {
                    let mut error = error.shifted(span.start);
                    if error.location.end > span.end {
                        error.location = span;
                    }
                    error
                }));
            }
            // A default may name passes that are not registered, as long as nobody asks for the pipeline.
            (Err(_), None) => {}
        }
        None
    }

    /// Inserts a pass, which the text calls `name`.
    pub(crate) fn entry(
        &mut self,
        entry: PassEntry<I>,
        name: Option<&str>,
        span: Span,
        sketch: &mut Sketch<I>,
        gap: Gap,
    ) {
        let (anchor, nesting, depth) = sketch.pipeline(gap);
        let info = entry.info;
        let takes = anchor.takes(info);
        if let Err(mistake) = self.check_fits(&entry, anchor, span) {
            return self.mistakes.push(mistake);
        }
        if !takes && nesting == Nesting::Explicit {
            let mistake = Error::error(span, AddError::restricted(info, anchor).to_string());
            return self.mistakes.push(match name {
                Some(name) => mistake.help(format!("write `{}({name})`", info.ops.join("|"))),
                None => mistake,
            });
        }
        if !takes && !self.depth_below(sketch, gap, span) {
            return;
        }
        let run = Run { id: entry.id, info };
        let obstacle = sketch.obstacle(run, gap);
        let mut inserted = run.id;
        let mut gap = gap;
        if !takes {
            let (anchor, depth) = (Anchor::ops(info.ops.iter().copied()), depth + 1);
            let content = Content::Nested {
                anchor,
                nesting,
                depth,
            };
            inserted = sketch.insert_container(gap, content);
            gap = Gap::EndOf(inserted);
        }
        sketch.insert_leaf(gap, run.id, Content::Pass(Arc::new(entry)));
        if let Some(obstacle) = obstacle {
            self.refuse(sketch.violation(obstacle), span, sketch);
            sketch.remove(inserted);
        }
    }

    /// Reports a violation, with the pipeline as it would be.
    fn refuse(&mut self, violation: OrderViolation, span: Span, sketch: &Sketch<I>) {
        let mistake = Error::error(span, violation.to_string()).note(violation.stated());
        self.mistakes.push(mistake);
        let drawn = sketch.draw(vec![violation.clone()]).render(true);
        self.refused.push((violation, drawn));
    }

    /// Reports if no pipeline can be nested at the gap, and returns whether one can.
    pub(crate) fn depth_below(&mut self, sketch: &Sketch<I>, gap: Gap, span: Span) -> bool {
        let fits = sketch.pipeline(gap).2 + 1 < MAX_DEPTH;
        if !fits {
            let message = format!("pipelines nest more than {MAX_DEPTH} deep");
            self.mistakes.push(Error::error(span, message));
        }
        fits
    }

    /// Passes that are restricted by name are checked by the manager, which may nest them. The others are checked here.
    fn check_fits(&self, entry: &PassEntry<I>, anchor: &Anchor, span: Span) -> Result<(), Error> {
        let info = entry.info;
        let refused = anchor.op_names().iter().find(|op| {
            let named = info.ops.is_empty() || info.ops.contains(&op.as_str());
            let name = I::op_name(self.cx, op).map(|name| Named::<I>::new(self.cx, name));
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
                let lacking = why_lacking::<I>(self.cx, info.interface, op, "pass");
                let why = lacking.unwrap_or_else(|| refused_by_name(op));
                Err(Error::error(span, message).help(why))
            }
        }
    }

    fn registered_pipeline(
        &mut self,
        registered: &RegisteredPipeline<I>,
        element: &text::PassElement,
        sketch: &mut Sketch<I>,
        gap: Gap,
    ) {
        let name = &element.name;
        let total = AtomicUsize::new(0);
        let expanding = match Expanding::enter(self.around.expanding, &total, &name.text, name.span)
        {
            Ok(expanding) => expanding,
            Err(error) => return self.mistakes.push(error),
        };
        let Some(gap) = self.place_for(registered.info, element, sketch, gap) else {
            return;
        };
        let mut reader = reader(registered.info.options, element);
        let around = Around {
            expanding: Some(&expanding),
            ..self.around
        };
        let outer = sketch.enter(&format!("pipeline `{}`", name.text));
        let mut builder =
            PipelineBuilder::within_sketch(self.registry, self.cx, around, sketch, gap);
        let built = (registered.build)(&mut reader, &mut builder);
        sketch.inserter = outer;
        self.mistakes.extend(reader.into_mistakes());
        if let Some(Err(error)) = built {
            let advice = error.advice().map(|advice| format!(" ({advice})"));
            let (why, advice) = (error.message(), advice.unwrap_or_default());
            let message = format!("pipeline `{}` cannot be built: {why}{advice}", name.text);
            self.mistakes.push(Error::error(element.span, message));
            if let (Some(violation), Some(drawn)) = (error.violation(), error.drawing()) {
                self.refused.push((violation.clone(), drawn.to_owned()));
            }
        }
    }

    /// The gap for a pipeline that is declared for some operations only. As with a pass, it may be in a nested pipeline.
    fn place_for(
        &mut self,
        info: &PipelineInfo,
        element: &text::PassElement,
        sketch: &mut Sketch<I>,
        gap: Gap,
    ) -> Option<Gap> {
        let (anchor, nesting, depth) = sketch.pipeline(gap);
        let lacking = anchor.op_names().iter().find_map(|op| {
            why_lacking::<I>(self.cx, info.interface, op, "pipeline").map(|why| (op, why))
        });
        if let Some((op, why)) = lacking {
            let message = format!("pipeline `{}` cannot run on '{op}'", element.name.text);
            self.mistakes
                .push(Error::error(element.span, message).help(why));
            return None;
        }
        let mut ops = anchor.op_names().iter();
        if info.ops.is_empty() || ops.all(|op| info.ops.contains(&op.as_str())) {
            return Some(gap);
        }
        if nesting == Nesting::Implicit {
            let (anchor, depth) = (Anchor::ops(info.ops.iter().copied()), depth + 1);
            let content = Content::Nested {
                anchor,
                nesting,
                depth,
            };
            return Some(Gap::EndOf(sketch.insert_container(gap, content)));
        }
        let (name, ops) = (&element.name.text, info.ops.join("|"));
        let message = format!("pipeline `{name}` runs on '{ops}', not on '{anchor}'");
        let mistake = Error::error(element.span, message);
        self.mistakes
            .push(mistake.help(format!("write `{ops}({name})`")));
        None
    }

    fn unknown_pass(&self, name: &text::Name) -> Error {
        let mut known: Vec<&str> = self.registry.iter().map(Registration::argument).collect();
        known.sort_unstable();
        let error = Error::unknown(
            "pass or pipeline",
            "passes and pipelines",
            &name.text,
            name.span,
            known,
        );
        if registered::<I>(self.cx, &name.text).is_some() {
            let nested = format!("`{}(...)`", name.text);
            return error.help(format!(
                "to run passes inside of an operation, write {nested}"
            ));
        }
        match error.help {
            Some(_) => error,
            None => error.help(
                "a declared pass is known once it is registered: `register_<group>_passes(&mut registry)`",
            ),
        }
    }
}

/// A reader for the options of an element. What is missing is missing at its name.
fn reader<'a>(
    table: &'a [crate::options::OptionInfo],
    element: &'a text::PassElement,
) -> OptionReader<'a> {
    let mut reader = OptionReader::new(table, &element.options);
    reader.set_whole(element.name.span);
    reader
}
