//! Reductions of modules of the embedded IR, for any dialect.

mod edit;
mod target;

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
    /// Inlines successors into their only predecessor.
    Successors,
    /// Replaces an operation by the operations of its regions.
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
        let depth = root.body_mut().map_or(0, target::depth);
        let others = [
            Reduction::Branches,
            Reduction::Successors,
            Reduction::Bodies,
            Reduction::Attributes,
        ];
        let operations = (1..=depth).map(Reduction::Operations);
        let mut reductions: Vec<Reduction> = operations.chain(others).collect();
        // Whole bodies are tried before the operations in functions.
        reductions.insert(depth.min(1), Reduction::Regions);
        reductions
    }

    fn places(cx: &Context, root: &mut Root<'_>, reduction: Reduction) -> usize {
        let mut numbers = Numbers::default();
        let mut root = Self::root_op(root);
        if let Some(body) = root.body_mut() {
            visit(cx, body, reduction, 1, &mut numbers);
        }
        numbers.next
    }

    fn reduce(cx: &Context, root: &mut Root<'_>, reduction: Reduction, places: &[usize]) {
        let mut numbers = Numbers { next: 0, places };
        let mut root = Self::root_op(root);
        if let Some(body) = root.body_mut() {
            visit(cx, body, reduction, 1, &mut numbers);
        }
    }
}

impl Embedded {
    fn root_op<'a>(root: &'a mut Root<'_>) -> pass_ir::Op<'a> {
        <Self as pass_runtime::ir::IrText>::root(root)
    }
}

/// Numbers sites in the order of a traversal, outer bodies before inner ones.
#[derive(Default)]
struct Numbers<'p> {
    next: usize,
    /// The sorted numbers of the sites to reduce.
    places: &'p [usize],
}

impl Numbers<'_> {
    /// Assigns the next number. Returns whether the site is to be reduced.
    fn takes_next(&mut self) -> bool {
        let number = self.next;
        self.next += 1;
        self.places.binary_search(&number).is_ok()
    }
}

/// Numbers the targets of a body and of the bodies nested in it, and reduces the chosen ones. Inner bodies come first,
/// because a reduction of the outer body may remove them. Bodies nest no deeper than the parser allows.
fn visit(
    cx: &Context,
    body: &mut Body,
    reduction: Reduction,
    depth: usize,
    numbers: &mut Numbers<'_>,
) {
    let mut targets = target::targets(cx, body, reduction, depth);
    targets.retain(|_| numbers.takes_next());
    let owners: Vec<_> = body
        .walk()
        .into_iter()
        .filter(|op| body.nested(*op).is_some())
        .collect();
    let depths: Vec<usize> = owners
        .iter()
        .map(|op| depth + target::depth_of(body, *op))
        .collect();
    for ((_, nested), depth) in body.nested_bodies_of(&owners).into_iter().zip(depths) {
        visit(cx, nested, reduction, depth + 1, numbers);
    }
    // From the last target on: users before what they use.
    for target in targets.into_iter().rev() {
        edit::apply(cx, body, reduction, target);
    }
    edit::clean(cx, body, reduction);
}
