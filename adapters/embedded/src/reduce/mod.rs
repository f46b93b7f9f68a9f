//! Reductions of modules of the embedded IR, for any dialect.

mod edit;
mod place;

use pass_ir::{Body, Context};
use pass_runtime::ir::ReducibleIr;

use crate::{Embedded, Root};

/// A kind of reduction. A value that loses its definition is replaced by another value of its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduction {
    /// Removes operations at this depth, with their nested operations.
    Operations(usize),
    /// Empties regions; a symbol becomes a private declaration.
    Regions,
    /// Replaces a terminator with successors by one without.
    Branches,
    /// Merges successors into their single predecessor.
    Successors,
    /// Inlines the regions of an operation in its place.
    Bodies,
    /// Removes attributes and properties.
    Attributes,
}

impl ReducibleIr for Embedded {
    type Reduction = Reduction;

    fn duplicate<'c>(cx: &'c Context, root: &mut Root<'c>) -> Root<'c> {
        Root::new(cx, root.module().duplicate(cx))
    }

    fn operations(_: &Context, root: &mut Root<'_>) -> usize {
        let mut operations = 1;
        let mut root = Self::root_op(root);
        if let Some(body) = root.body_mut() {
            body.for_each_body(&mut |body| operations += body.walk().len());
        }
        operations
    }

    fn reductions(_: &Context, root: &mut Root<'_>) -> Vec<Reduction> {
        let mut root = Self::root_op(root);
        let depth = root.body_mut().map_or(0, place::depth);
        let others = [
            Reduction::Branches,
            Reduction::Successors,
            Reduction::Bodies,
            Reduction::Attributes,
        ];
        let operations = (1..=depth).map(Reduction::Operations);
        let mut reductions: Vec<Reduction> = operations.chain(others).collect();
        // Right after the outermost operations: emptying functions removes more than the removal of operations in them.
        reductions.insert(depth.min(1), Reduction::Regions);
        reductions
    }

    fn places(cx: &Context, root: &mut Root<'_>, reduction: Reduction) -> usize {
        let mut selector = PlaceSelector::default();
        let mut root = Self::root_op(root);
        if let Some(body) = root.body_mut() {
            reduce_body(cx, body, reduction, 1, &mut selector);
        }
        selector.next
    }

    fn reduce(cx: &Context, root: &mut Root<'_>, reduction: Reduction, places: &[usize]) {
        let mut selector = PlaceSelector {
            next: 0,
            selected: places,
        };
        let mut root = Self::root_op(root);
        if let Some(body) = root.body_mut() {
            reduce_body(cx, body, reduction, 1, &mut selector);
        }
    }
}

impl Embedded {
    fn root_op<'a>(root: &'a mut Root<'_>) -> pass_ir::Op<'a> {
        <Self as pass_runtime::ir::IrText>::root(root)
    }
}

/// Numbers places in the order of a traversal, outer bodies before inner ones, and selects those to reduce.
#[derive(Default)]
struct PlaceSelector<'p> {
    next: usize,
    /// The sorted numbers of the places to reduce.
    selected: &'p [usize],
}

impl PlaceSelector<'_> {
    /// Assigns the next number. Returns whether the place is to be reduced.
    fn select_next(&mut self) -> bool {
        let number = self.next;
        self.next += 1;
        self.selected.binary_search(&number).is_ok()
    }
}

/// Numbers the places of a body and of the bodies nested in it, and reduces the selected ones. Inner bodies are reduced first,
/// because a reduction of the outer body may remove them. The parser limits the nesting of bodies, and so the recursion.
fn reduce_body(
    cx: &Context,
    body: &mut Body,
    reduction: Reduction,
    depth: usize,
    selector: &mut PlaceSelector<'_>,
) {
    let mut places = place::places(cx, body, reduction, depth);
    places.retain(|_| selector.select_next());
    for (owner_depth, nested) in place::nested_bodies(body) {
        reduce_body(cx, nested, reduction, depth + owner_depth + 1, selector);
    }
    if places.is_empty() {
        return;
    }
    // In reverse order: users are reduced before the definitions that they use.
    for place in places.into_iter().rev() {
        edit::apply(cx, body, reduction, place);
    }
    edit::clean(cx, body, reduction);
}
