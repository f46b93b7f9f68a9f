//! Idempotent passes: merging runs that follow one another, and second runs as a check.

use std::collections::BTreeSet;

use pass_runtime::Ir;
use pass_runtime::manager::{ElementId, PassEntry};

use crate::PipelineBuilder;
use crate::missing::PipelineChange;
use crate::rules::OrderedPass;
use crate::tree::{Content, Element, TreeSink};

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Leaves out a run of a pass right behind a run of the same pass with the same options, if the pass declares that it is
    /// [idempotent](pass_runtime::PassInfo::idempotent), and returns what it has left out. Any other pass between them keeps both. The
    /// passes of nested pipelines on the same operations that follow one another follow one another, too.
    pub fn merge_idempotent(&mut self) -> Vec<PipelineChange> {
        let mut merger = Merger::default();
        merger.merge_in(&self.tree.root);
        for id in merger.dropped {
            self.tree.set_removed(id, true);
        }
        merger.changes
    }

    /// Runs each pass a second time that declares that it is [idempotent](pass_runtime::PassInfo::idempotent), and returns the identities
    /// of the second runs. `CheckIdempotent` of `pass-debug` fails if they change anything.
    pub fn repeat_idempotent(&mut self) -> Vec<ElementId> {
        let passes = self.tree.root.walk().into_iter().filter_map(Element::pass);
        let idempotent = passes.filter(|pass| pass.info().idempotent);
        let copies = idempotent.map(|pass| (pass.id(), pass.repeated()));
        let mut repeated = Vec::new();
        for (id, copy) in copies.collect::<Vec<_>>() {
            let gap = self.tree.gap_beside(id, false);
            repeated.push(copy.id());
            let mut sink = TreeSink::new(&mut self.tree, gap, None);
            sink.insert(copy.id(), Content::Pass(Box::new(copy)));
        }
        repeated
    }
}

#[derive(Default)]
struct Merger {
    changes: Vec<PipelineChange>,
    /// The merged passes, and the nested pipelines that are left without passes.
    dropped: BTreeSet<ElementId>,
}

impl Merger {
    fn merge_in<I: Ir>(&mut self, pipeline: &Element<I>) {
        let mut last: Option<&Element<I>> = None;
        for element in self.steps(pipeline) {
            if last.is_some_and(|last| self.merge(last, element)) {
                continue;
            }
            if let Some(last) = last.filter(|last| last.anchor() == element.anchor()) {
                let tail = self.steps(last).pop();
                for head in self.steps(element) {
                    if !tail.is_some_and(|tail| self.merge(tail, head)) {
                        break;
                    }
                }
            }
            self.merge_in(element);
            if self.steps(element).is_empty() && element.children().next().is_some() {
                self.dropped.insert(element.id);
            } else {
                last = Some(element);
            }
        }
    }

    /// Drops the second of two passes if it changes nothing after the first, and returns true in that case.
    fn merge<I: Ir>(&mut self, first: &Element<I>, second: &Element<I>) -> bool {
        let Some((kept, dropped)) = first.pass().zip(second.pass()) else {
            return false;
        };
        let info = kept.info();
        let text = |pass: &PassEntry<I>| pass.to_tree().to_string();
        let is_same = info.idempotent && info == dropped.info() && text(kept) == text(dropped);
        if is_same {
            let element = first.id;
            let (text, pass) = (text(kept), OrderedPass { element, info });
            let message = format!(
                "`{text}` runs twice with nothing in between; {pass} declares that it is idempotent, so that the second run is left out"
            );
            let elements = vec![second.id];
            self.dropped.insert(second.id);
            self.changes.push(PipelineChange { elements, message });
        }
        is_same
    }

    /// Returns the passes and nested pipelines of a pipeline; those of a bundle count as part of the pipeline.
    fn steps<'e, I: Ir>(&self, pipeline: &'e Element<I>) -> Vec<&'e Element<I>> {
        let mut steps = Vec::new();
        let is_dropped = |element: &Element<I>| self.dropped.contains(&element.id);
        for element in pipeline.children().filter(|child| !is_dropped(child)) {
            if element.bundle().is_some() {
                steps.extend(self.steps(element));
            } else if element.anchor().is_some() || element.pass().is_some() {
                steps.push(element);
            }
        }
        steps
    }
}
