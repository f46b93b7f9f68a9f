//! A place in an editable pipeline as the destination of a writer.

use pass_runtime::Ir;
use pass_runtime::manager::{Anchor, ElementId, Nesting, PassEntry};
use pass_runtime::registry::{BuildError, PipelineSink};

use crate::sketch::{Content, Gap, Sketch};

/// A gap of a sketch.
pub(crate) struct SketchSink<'s, I: Ir> {
    sketch: &'s mut Sketch<I>,
    gap: Gap,
}

impl<'s, I: Ir> SketchSink<'s, I> {
    pub(crate) fn new(sketch: &'s mut Sketch<I>, gap: Gap) -> Self {
        let gap = match gap {
            // The root of a new sketch.
            Gap::EndOf(id) if sketch.node(id).is_none() => Gap::EndOf(sketch.root),
            gap => gap,
        };
        Self { sketch, gap }
    }
}

impl<I: Ir> PipelineSink<I> for SketchSink<'_, I> {
    fn anchor(&self) -> &Anchor {
        self.sketch.pipeline(self.gap).0
    }

    fn nesting(&self) -> Nesting {
        self.sketch.pipeline(self.gap).1
    }

    fn set_nesting(&mut self, nesting: Nesting) {
        self.sketch.set_nesting(self.gap, nesting);
    }

    fn depth(&self) -> usize {
        self.sketch.depth(self.gap)
    }

    fn append_pass(&mut self, pass: PassEntry<I>) -> Result<(), BuildError> {
        self.sketch.insert_pass(self.gap, pass)
    }

    fn append_nested(&mut self, anchor: Anchor) -> (ElementId, Box<dyn PipelineSink<I> + '_>) {
        let nesting = self.nesting();
        let content = Content::Nested { anchor, nesting };
        let id = self.sketch.insert_container(self.gap, content);
        let nested = SketchSink {
            sketch: self.sketch,
            gap: Gap::EndOf(id),
        };
        (id, Box::new(nested))
    }

    fn append_point(&mut self, name: &str) {
        let content = Content::Point(name.to_owned());
        self.sketch
            .insert_leaf(self.gap, ElementId::unique(), content);
    }

    fn enter(&mut self, origin: &str) {
        self.sketch.enter(origin);
    }

    fn leave(&mut self) {
        self.sketch.leave();
    }
}
