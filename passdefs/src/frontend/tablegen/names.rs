//! Rust names, each given once.

use std::collections::BTreeSet;

use crate::names::snake_case;

/// The items that are taken.
#[derive(Default)]
pub(super) struct Names(BTreeSet<String>);

impl Names {
    /// Takes what is derived from the name of the group.
    pub(super) fn claim_group(&mut self, name: &str) {
        self.0
            .insert(format!("register_{}_passes", snake_case(name)));
    }

    /// A name for a pass: the one that is wanted, or that with a number.
    pub(super) fn claim_pass(&mut self, wanted: &str) -> String {
        let is_free = |name: &str| derived(name).iter().all(|item| !self.0.contains(item));
        let name = first_free(&[wanted], is_free);
        self.0.extend(derived(&name));
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

/// The items that come from the name of a pass.
fn derived(name: &str) -> [String; 6] {
    let function = snake_case(name);
    [
        name.to_owned(),
        format!("{name}Options"),
        format!("{name}IsImplemented"),
        format!("create_{function}"),
        format!("create_{function}_with"),
        format!("register_{function}"),
    ]
}
