//! `cargo xtask publish`: publishes every crate, but for the upload. Each package is built from its own files, with the other
//! packages as its registry.

use std::collections::BTreeMap;

use crate::package_files::packages;
use crate::{Outcome, workspace};

pub(crate) fn run() -> Outcome {
    dry_run().map_err(|error| vec![error])
}

fn dry_run() -> Result<(), String> {
    let order = order()?;
    println!("{} packages, in this order:", order.len());
    for name in &order {
        println!("  {name}");
    }
    let mut cargo = workspace::cargo();
    cargo.args(["publish", "--dry-run", "--allow-dirty"]);
    for name in &order {
        cargo.args(["--package", name]);
    }
    workspace::status(&mut cargo)
}

/// The packages, each after those that it depends on.
fn order() -> Result<Vec<String>, String> {
    let metadata = workspace::metadata()?;
    let list = metadata["packages"].as_array().cloned().unwrap_or_default();
    let published = packages()?.into_iter().map(|it| it.name);
    let mut waiting: BTreeMap<String, Vec<String>> =
        published.map(|name| (name, Vec::new())).collect();
    let names: Vec<String> = waiting.keys().cloned().collect();
    for package in &list {
        let Some(needed) = package["name"].as_str().and_then(|it| waiting.get_mut(it)) else {
            continue;
        };
        let dependencies = package["dependencies"].as_array().into_iter().flatten();
        // What tests alone need has no version, and is left out of the package.
        let dependencies = dependencies.filter(|it| it["kind"] != "dev");
        let dependencies = dependencies.filter_map(|it| it["name"].as_str().map(str::to_owned));
        needed.extend(dependencies.filter(|it| names.contains(it)));
    }
    sorted(waiting)
}

/// The names, each after those that it needs.
fn sorted(mut waiting: BTreeMap<String, Vec<String>>) -> Result<Vec<String>, String> {
    let mut order: Vec<String> = Vec::new();
    while !waiting.is_empty() {
        let is_ready = |needed: &Vec<String>| needed.iter().all(|it| order.contains(it));
        let ready = waiting.iter().find(|(_, needed)| is_ready(needed));
        let Some(name) = ready.map(|(name, _)| name.clone()) else {
            let names: Vec<String> = waiting.into_keys().collect();
            return Err(format!(
                "these packages need each other: {}",
                names.join(", ")
            ));
        };
        waiting.remove(&name);
        order.push(name);
    }
    Ok(order)
}

#[cfg(test)]
mod tests {
    use super::sorted;

    #[test]
    fn packages_come_after_what_they_need() {
        let needs = |rows: &[(&str, &[&str])]| {
            let owned = |names: &[&str]| names.iter().map(|it| (*it).to_owned()).collect();
            let rows = rows
                .iter()
                .map(|(name, needed)| ((*name).to_owned(), owned(needed)));
            sorted(rows.collect())
        };
        let order = needs(&[("a", &["c"]), ("b", &[]), ("c", &["b"])]);
        assert_eq!(order.unwrap(), ["b", "c", "a"]);
        let error = needs(&[("a", &["b"]), ("b", &["a"])]).unwrap_err();
        assert_eq!(error, "these packages need each other: a, b");
    }
}
