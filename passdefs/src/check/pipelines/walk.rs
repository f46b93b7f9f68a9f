//! All steps of a pipeline, nested ones included.

use super::tree::Item;

/// Visits each step, a step before those inside of it.
pub(super) fn walk<'t, 'd>(steps: &'t [Item<'d>], visit: &mut impl FnMut(&'t Item<'d>)) {
    let mut open = vec![steps.iter()];
    while let Some(steps) = open.last_mut() {
        let Some(step) = steps.next() else {
            open.pop();
            continue;
        };
        visit(step);
        match step {
            Item::Nest(nest) => open.push(nest.steps.iter()),
            Item::When(_, steps) => open.push(steps.iter()),
            Item::Call(_) | Item::ExtensionPoint(_) => {}
        }
    }
}
