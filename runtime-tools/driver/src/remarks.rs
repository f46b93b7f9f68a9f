//! The remarks of passes: as diagnostics, or as YAML in a file.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pass_observe::remarks::{Remarks, to_yaml};
use pass_runtime::remark::{Remark, RemarkKind};
use pass_runtime::{Diagnostic, Ir, PassManager};
use regex_lite::Regex;

use crate::output::{Output, WriteError};
use crate::report::Reporter;
use crate::run_error::with_help;
use crate::settings::{RemarkFormat, RemarkPolicy, Settings};

pub(crate) struct RemarkLog {
    filters: Option<Filters>,
    format: RemarkFormat,
    policy: RemarkPolicy,
    /// The file for YAML.
    output: Option<Output>,
    pending: PendingRemarks,
}

type PendingRemarks = Arc<Mutex<Vec<Remark>>>;

/// The categories of remarks that are shown, of one kind or of all. A filter matches a whole category.
#[derive(Clone)]
struct Filters(Vec<(Option<RemarkKind>, Regex)>);

impl Filters {
    fn flags(settings: &Settings) -> impl Iterator<Item = (Option<RemarkKind>, &Option<String>)> {
        let flags = [
            (None, &settings.remarks_filter),
            (Some(RemarkKind::Passed), &settings.remarks_filter_passed),
            (Some(RemarkKind::Missed), &settings.remarks_filter_missed),
            (Some(RemarkKind::Failed), &settings.remarks_filter_failed),
            (Some(RemarkKind::Analyzed), &settings.remarks_filter_analyse),
        ];
        flags.into_iter()
    }

    fn new(settings: &Settings) -> Result<Option<Self>, String> {
        let mut filters = Vec::new();
        for (kind, text) in Self::flags(settings) {
            if let Some(text) = text {
                filters.push((kind, category_filter(text)?));
            }
        }
        Ok((!filters.is_empty()).then_some(Self(filters)))
    }

    fn contains(&self, remark: &Remark) -> bool {
        self.0.iter().any(|(kind, filter)| {
            kind.is_none_or(|kind| kind == remark.kind) && filter.is_match(&remark.category)
        })
    }
}

fn category_filter(text: &str) -> Result<Regex, String> {
    Regex::new(&format!("^(?:{text})$")).map_err(|error| {
        let message = format!("'{text}' is no filter of remarks: {error}");
        let help = "a filter is a regular expression that matches a whole category";
        with_help(message, help)
    })
}

/// Returns the file that remarks are written to, if they are written to one.
pub(crate) fn remarks_file(settings: &Settings) -> Option<&PathBuf> {
    let is_file = settings.remark_format == RemarkFormat::Yaml
        && Filters::flags(settings).any(|(_, text)| text.is_some());
    is_file.then_some(&settings.remarks_output_file)
}

impl RemarkLog {
    pub(crate) fn new(settings: &Settings) -> Result<Self, String> {
        let filters = Filters::new(settings)?;
        Ok(Self {
            output: remarks_file(settings)
                .map(|file| Output::open(Some(file)))
                .transpose()?,
            filters,
            format: settings.remark_format,
            policy: settings.remark_policy,
            pending: PendingRemarks::default(),
        })
    }

    pub(crate) fn watch<I: Ir>(&self, manager: &mut PassManager<I>) {
        let Some(filters) = self.filters.clone() else {
            return;
        };
        let is_shown = move |remark: &Remark| filters.contains(remark);
        if self.format == RemarkFormat::Diagnostics && self.policy == RemarkPolicy::All {
            manager.add_instrumentation(Remarks::new(is_shown));
            return;
        }
        let pending = Arc::clone(&self.pending);
        manager.add_instrumentation(Remarks::with_sink(is_shown, move |remark, _| {
            lock(&pending).push(remark);
        }));
    }

    pub(crate) fn report(&self, reporter: &mut Reporter<'_>) {
        if self.format == RemarkFormat::Yaml {
            return;
        }
        for remark in last_of_each(std::mem::take(&mut *lock(&self.pending))) {
            let location = remark.location.clone().unwrap_or_default();
            reporter.diagnostic(Diagnostic::remark(location, remark.to_string()));
        }
    }

    /// Writes the file, which exists even without remarks.
    pub(crate) fn write(self, stdout: &mut dyn std::io::Write) -> Result<(), WriteError> {
        let Some(output) = self.output else {
            return Ok(());
        };
        let mut remarks = std::mem::take(&mut *lock(&self.pending));
        if self.policy == RemarkPolicy::Final {
            remarks = last_of_each(remarks);
        }
        let text: String = remarks.iter().map(to_yaml).collect();
        output.finish(&text, stdout)
    }
}

/// Returns the last of the remarks with the same location, name and category.
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

fn lock(pending: &PendingRemarks) -> MutexGuard<'_, Vec<Remark>> {
    pending.lock().unwrap_or_else(PoisonError::into_inner)
}
