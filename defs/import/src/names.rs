//! Rust names, each given once.

use std::collections::BTreeSet;

use passdefs::model::{GroupItems, PassItems};
use passdefs::names::{is_identifier, is_upper_camel};

/// The names of items in use.
#[derive(Default)]
pub(super) struct Names(BTreeSet<String>);

impl Names {
    pub(super) fn claim_group(&mut self, name: &str) {
        self.0.extend(GroupItems::of(name).all());
    }

    /// Claims a name for a pass: the wanted one, or that with a number.
    pub(super) fn claim_pass(&mut self, wanted: &str) -> String {
        let is_free = |name: &str| {
            PassItems::of(name)
                .all()
                .all(|item| !self.0.contains(&item))
        };
        let name = first_free(&[wanted], is_free);
        self.claim_pass_as(&name);
        name
    }

    /// Claims a name for a pass, free or not.
    pub(super) fn claim_pass_as(&mut self, name: &str) {
        self.0.extend(PassItems::of(name).all());
    }

    /// Claims a name for another type: the first of the wanted ones that is free, or the last with a number.
    pub(super) fn claim_type(&mut self, wanted: &[&str]) -> String {
        let name = first_free(wanted, |name| !self.0.contains(name));
        self.0.insert(name.clone());
        name
    }
}

/// Returns the first name that a type can have.
pub(super) fn first_usable<'a>(candidates: &[&'a str]) -> Option<&'a str> {
    let is_usable = |name: &&&str| is_identifier(name) && is_upper_camel(name);
    candidates.iter().find(is_usable).copied()
}

/// Returns the first name that is free, or the last with the first number that makes it free.
pub(super) fn first_free(wanted: &[&str], is_free: impl Fn(&str) -> bool) -> String {
    if let Some(free) = wanted.iter().find(|name| is_free(name)) {
        return (*free).to_owned();
    }
    let last = wanted.last().copied().unwrap_or_default();
    let mut numbered = (2u64..).map(|number| format!("{last}{number}"));
    numbered.find(|name| is_free(name)).unwrap_or_default()
}
