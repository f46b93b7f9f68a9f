//! Ways to make modules of the embedded IR smaller, whatever their dialects.

mod edit;
mod place;

use pass_ir::{Body, Context};
use pass_runtime::ir::ReducibleIr;

use crate::{Embedded, Root};

/// A way to make a module smaller. A value that loses its definition is replaced by another of its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduction {
    /// Operations at this depth are removed, with all that is nested in them.
    Operations(usize),
    /// Regions become empty; a symbol becomes a private declaration.
    Regions,
    /// A terminator with successors becomes one without.
    Branches,
    /// Successors take the place of the terminator that is their only predecessor.
    Successors,
    /// The operations of regions take the place of the operation around them.
    Bodies,
    /// Attributes and properties are removed.
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
        let mut all: Vec<Reduction> = operations.chain(others).collect();
        // Before the operations inside of functions are tried one by one.
        all.insert(depth.min(1), Reduction::Regions);
        all
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

/// Numbers places in the order of a walk, outer bodies before inner ones.
#[derive(Default)]
struct Numbers<'p> {
    next: usize,
    /// The numbers of the places that are reduced, sorted.
    places: &'p [usize],
}

impl Numbers<'_> {
    /// Gives a place the next number. True if it is one of those that are reduced.
    fn takes_next(&mut self) -> bool {
        let number = self.next;
        self.next += 1;
        self.places.binary_search(&number).is_ok()
    }
}

/// Numbers the places of a body and of those inside of it, and reduces the chosen ones: inner bodies first, because they
/// may go with their owners. Bodies nest no deeper than the parser allows.
fn visit(
    cx: &Context,
    body: &mut Body,
    reduction: Reduction,
    depth: usize,
    numbers: &mut Numbers<'_>,
) {
    let mut places = place::places(cx, body, reduction, depth);
    places.retain(|_| numbers.takes_next());
    let owners: Vec<_> = body
        .walk()
        .into_iter()
        .filter(|op| body.nested(*op).is_some())
        .collect();
    let depths: Vec<usize> = owners
        .iter()
        .map(|op| depth + place::depth_of(body, *op))
        .collect();
    for ((_, nested), depth) in body.nested_bodies_of(&owners).into_iter().zip(depths) {
        visit(cx, nested, reduction, depth + 1, numbers);
    }
    // From the last place on: users before what they use.
    for place in places.into_iter().rev() {
        edit::apply(cx, body, reduction, place);
    }
    edit::clean(cx, body, reduction);
}
