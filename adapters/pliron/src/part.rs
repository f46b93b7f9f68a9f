//! Parts of files, which are parsed alone.

use pliron::context::{Context, Ptr};
use pliron::graph::walkers::uninterruptible::immutable::walk_op;
use pliron::graph::walkers::{IRNode, WALKCONFIG_PREORDER_FORWARD};
use pliron::location::{Location, Source};
use pliron::operation::Operation;

/// A part of a file.
///
/// pliron counts lines from the start of what it parses. Line breaks for those before a part would make the time for all parts
/// quadratic, so places are moved: those that the parser makes have a source that no text names.
pub(crate) struct Part {
    source: Source,
    file: Source,
    lines_before: i32,
}

impl Part {
    pub(crate) fn new(context: &Context, file: &str, lines_before: usize) -> Self {
        let name = if lines_before == 0 {
            file.to_owned()
        } else {
            format!("{file}\u{1}")
        };
        Self {
            source: Source::new_from_file(context, name),
            file: Source::new_from_file(context, file),
            lines_before: i32::try_from(lines_before).unwrap_or(i32::MAX),
        }
    }

    /// Returns the source of the places in operations while they are parsed.
    pub(crate) fn source(&self) -> Source {
        self.source
    }

    pub(crate) fn lines_before(&self) -> i32 {
        self.lines_before
    }

    /// Moves the places in operations to where the part is in its file.
    pub(crate) fn move_to_file(mut self, context: &Context, ops: &[Ptr<Operation>]) {
        if self.lines_before > 0 {
            for op in ops {
                walk_op(
                    context,
                    &mut self,
                    &WALKCONFIG_PREORDER_FORWARD,
                    *op,
                    Self::visit,
                );
            }
        }
    }

    fn visit(context: &Context, part: &mut Self, node: IRNode) {
        match node {
            IRNode::Operation(op) => {
                let place = part.in_file(op.deref(context).loc());
                op.deref_mut(context).set_loc(place);
            }
            IRNode::BasicBlock(block) => {
                let place = part.in_file(block.deref(context).loc());
                block.deref_mut(context).set_loc(place);
            }
            IRNode::Region(_) => {}
        }
    }

    /// Returns where a place is in the file. The parser makes only positions.
    fn in_file(&self, place: &Location) -> Location {
        match place {
            Location::SrcPos { src, pos } if *src == self.source => {
                let mut pos = *pos;
                pos.line = pos.line.saturating_add(self.lines_before);
                Location::SrcPos {
                    src: self.file,
                    pos,
                }
            }
            place => place.clone(),
        }
    }
}
