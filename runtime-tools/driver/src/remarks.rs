//! The remarks of passes: as diagnostics, or as YAML in a file.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pass_observe::remarks::{Remarks, to_yaml};
use pass_runtime::remark::{Remark, RemarkKind};
use pass_runtime::{Diagnostic, Ir, PassManager};
use regex_lite::Regex;

use crate::output::Output;
use crate::report::Reporter;
use crate::settings::{RemarkFormat, RemarkSettings};

/// The remarks of a run of the tool.
pub(crate) struct RemarkLog {
    filters: Option<Filters>,
    settings: RemarkSettings,
    /// The file for YAML.
    output: Option<Output>,
    /// Those that wait for the end of the run.
    kept: Kept,
}

type Kept = Arc<Mutex<Vec<Remark>>>;

/// The categories of remarks that are shown, for each kind. A filter matches a category as a whole.
#[derive(Clone)]
struct Filters {
    all: Option<Regex>,
    of_kinds: BTreeMap<RemarkKind, Regex>,
}

impl Filters {
    fn new(settings: &RemarkSettings) -> Result<Option<Self>, String> {
        if settings.all.is_none() && settings.of_kinds.is_empty() {
            return Ok(None);
        }
        let of_kinds = settings.of_kinds.iter();
        let of_kinds = of_kinds.map(|(kind, text)| Ok((*kind, whole(text)?)));
        Ok(Some(Self {
            all: settings.all.as_deref().map(whole).transpose()?,
            of_kinds: of_kinds.collect::<Result<_, String>>()?,
        }))
    }

    fn contains(&self, remark: &Remark) -> bool {
        let of_kind = self.of_kinds.get(&remark.kind);
        let mut filters = of_kind.into_iter().chain(&self.all);
        filters.any(|filter| filter.is_match(&remark.category))
    }
}

fn whole(text: &str) -> Result<Regex, String> {
    let help = "a filter is a regular expression that matches a whole category";
    Regex::new(&format!("^(?:{text})$"))
        .map_err(|error| format!("'{text}' is no filter of remarks: {error}\nhelp: {help}"))
}

impl RemarkLog {
    /// The log that the settings ask for, or a message on a filter that cannot be read or a file that
    /// cannot be written.
    pub(crate) fn new(settings: &RemarkSettings) -> Result<Self, String> {
        let filters = Filters::new(settings)?;
        let is_file = filters.is_some() && settings.format == RemarkFormat::Yaml;
        Ok(Self {
            output: is_file
                .then(|| Output::open(Some(&settings.file)))
                .transpose()?,
            filters,
            settings: settings.clone(),
            kept: Kept::default(),
        })
    }

    /// Receives the remarks of the passes of a manager.
    pub(crate) fn watch<I: Ir>(&self, manager: &mut PassManager<I>) {
        let Some(filters) = self.filters.clone() else {
            return;
        };
        let is_chosen = move |remark: &Remark| filters.contains(remark);
        if self.settings.format == RemarkFormat::Diagnostics && !self.settings.last_only {
            manager.add_instrumentation(Remarks::new(is_chosen));
            return;
        }
        let kept = Arc::clone(&self.kept);
        manager.add_instrumentation(Remarks::with_sink(is_chosen, move |remark, _| {
            lock(&kept).push(remark);
        }));
    }

    /// Shows the remarks of a part of the input that waited for its end.
    pub(crate) fn report(&self, reporter: &mut Reporter<'_>) {
        if self.settings.format == RemarkFormat::Yaml {
            return;
        }
        for remark in last_of_each(std::mem::take(&mut *lock(&self.kept))) {
            let location = remark.location.clone().unwrap_or_default();
            reporter.diagnostic(Diagnostic::remark(location, remark.to_string()));
        }
    }

    /// Writes the file, whole or not at all. It is there even without remarks.
    pub(crate) fn write(self, stdout: &mut dyn std::io::Write) -> Result<(), String> {
        let Some(output) = self.output else {
            return Ok(());
        };
        let mut remarks = std::mem::take(&mut *lock(&self.kept));
        if self.settings.last_only {
            remarks = last_of_each(remarks);
        }
        let text: String = remarks.iter().map(to_yaml).collect();
        output.finish(&text, stdout)
    }
}

/// Of remarks with the same place, name and category the last.
fn last_of_each(remarks: Vec<Remark>) -> Vec<Remark> {
    let mut seen = std::collections::BTreeSet::new();
    let mut last: Vec<Remark> = remarks.into_iter().rev().collect();
    last.retain(|remark| {
        let location = remark.location.as_ref().map(ToString::to_string);
        seen.insert((location, remark.name.clone(), remark.category.clone()))
    });
    last.reverse();
    last
}

fn lock(kept: &Kept) -> MutexGuard<'_, Vec<Remark>> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}
