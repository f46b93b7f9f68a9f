//! Rust names, each given once.

use std::collections::BTreeSet;

use passdefs::model::{GroupItems, PassItems};

/// The items that are taken.
#[derive(Default)]
pub(super) struct Names(BTreeSet<String>);

impl Names {
    pub(super) fn claim_group(&mut self, name: &str) {
        self.0.extend(GroupItems::of(name).all());
    }

    /// A name for a pass: the one that is wanted, or that with a number.
    pub(super) fn claim_pass(&mut self, wanted: &str) -> String {
        let is_free = |name: &str| {
            PassItems::of(name)
                .all()
                .all(|item| !self.0.contains(&item))
        };
        let name = first_free(&[wanted], is_free);
        self.0.extend(PassItems::of(&name).all());
        name
    }

    /// A name for another type: the first of the wanted ones that is free, or the last of them with a number.
    pub(super) fn claim_type(&mut self, wanted: &[&str]) -> String {
        let name = first_free(wanted, |name| !self.0.contains(name));
        self.0.insert(name.clone());
        name
    }
}

/// The first of the names that is free, or else the last of them with the first number that makes it so.
pub(super) fn first_free(wanted: &[&str], is_free: impl Fn(&str) -> bool) -> String {
    if let Some(free) = wanted.iter().find(|name| is_free(name)) {
        return (*free).to_owned();
    }
    let last = wanted.last().copied().unwrap_or_default();
    let mut numbered = (2u64..).map(|number| format!("{last}{number}"));
    numbered.find(|name| is_free(name)).unwrap_or_default()
}
