//! Included files: each is read once, and known to the groups of the files that include it.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::catalogue;
use crate::diagnostic::Diagnostic;
use crate::draft::{Draft, Group, Include, IncludedFile};
use crate::frontend::FrontEnd;
use crate::names::{beside, shown};
use crate::report::Report;
use crate::source::{Sources, Span};

/// Reads an included file. It takes the name of the including file and the path of the `include`, and returns the canonical
/// name and the text of the included file, or the reason for a failure.
pub type ReadIncluded<'r> = dyn FnMut(&str, &str) -> Result<(String, String), String> + 'r;

/// The maximum length of a chain of includes.
const MAX_CHAIN: usize = 64;

pub(super) struct Includes<'r> {
    sources: Sources,
    report: Report,
    /// Names of included files that are not inputs, in the order of the first `include`.
    names: Vec<String>,
    read: &'r mut ReadIncluded<'r>,
    front_end: fn(&str) -> FrontEnd,
    /// Root files by normalized name, and whether each has been loaded as a root.
    roots: BTreeMap<String, bool>,
    /// Loaded files by normalized name.
    loaded: BTreeMap<String, LoadedFile>,
    /// The same for files that a file with syntax errors includes: nothing has been reported about them.
    loaded_partially: BTreeMap<String, LoadedFile>,
    /// `true` while the includes of a file with syntax errors are resolved.
    is_partial: bool,
    /// The files that are being read, with the spans of their `include`.
    chain: Vec<(String, Option<Span>)>,
}

#[derive(Clone)]
pub(super) struct LoadedFile {
    pub(super) number: u32,
    pub(super) groups: Rc<Vec<Group>>,
}

impl<'r> Includes<'r> {
    pub(super) fn new<'n>(
        read: &'r mut ReadIncluded<'r>,
        front_end: fn(&str) -> FrontEnd,
        given: impl Iterator<Item = &'n str>,
    ) -> Self {
        Self {
            sources: Sources::new(),
            report: Report::default(),
            names: Vec::new(),
            read,
            front_end,
            roots: given.map(|name| (normalized_name(name), false)).collect(),
            loaded: BTreeMap::new(),
            loaded_partially: BTreeMap::new(),
            is_partial: false,
            chain: Vec::new(),
        }
    }

    /// Loads a root file, or returns it if an include has loaded it before.
    pub(super) fn load_root(&mut self, name: &str, text: &str) -> LoadedFile {
        let key = normalized_name(name);
        let is_again = self.roots.insert(key.clone(), true) == Some(true);
        match self.loaded.get(&key) {
            // A text that is given twice declares its names twice.
            Some(known) if !is_again => known.clone(),
            _ => self.read(name, text, None),
        }
    }

    /// Returns the texts, the names of included files, and what was found.
    pub(super) fn finish(self) -> (Sources, Vec<String>, Vec<Diagnostic>) {
        (self.sources, self.names, self.report.finish())
    }

    fn read(&mut self, name: &str, text: &str, at: Option<Span>) -> LoadedFile {
        let number = self.sources.next();
        let mut docs = Vec::new();
        let (draft, found) = (self.front_end)(name)(&mut self.sources, name, text, &mut |path| {
            let (name, text) = (self.read)(name, path)?;
            docs.push(name);
            Ok(text)
        });
        self.names.extend(docs);
        self.report.extend(found);
        self.chain.push((name.to_owned(), at));
        let groups = Rc::new(if draft.is_partial {
            self.resolve_partial(draft)
        } else {
            self.resolve(draft)
        });
        self.chain.pop();
        let read = LoadedFile { number, groups };
        let loaded = if self.is_partial {
            &mut self.loaded_partially
        } else {
            &mut self.loaded
        };
        loaded.insert(normalized_name(name), read.clone());
        read
    }

    /// Resolves the includes of a file with syntax errors, without reporting anything about them.
    fn resolve_partial(&mut self, draft: Draft) -> Vec<Group> {
        let report = std::mem::take(&mut self.report);
        let names = self.names.len();
        let is_nested = std::mem::replace(&mut self.is_partial, true);
        let groups = self.resolve(draft);
        self.report = report;
        self.is_partial = is_nested;
        self.names.truncate(names);
        groups
    }

    /// Loads the included files of a draft, and makes them known to its groups.
    fn resolve(&mut self, draft: Draft) -> Vec<Group> {
        let mut files = Vec::new();
        for include in draft.includes {
            if let Some(groups) = self.include(&include) {
                files.push(IncludedFile { include, groups });
            }
        }
        let (mut groups, files) = (draft.groups, Rc::new(files));
        for group in &mut groups {
            group.includes = Rc::clone(&files);
        }
        groups
    }

    /// Loads an included file; `None` if it cannot be read.
    fn include(&mut self, include: &Include) -> Option<Rc<Vec<Group>>> {
        let (path, span) = (&include.path.value, include.path.span);
        let including = self.chain.last().map_or("", |(name, _)| name.as_str());
        let (name, text) = match (self.read)(including, path) {
            Ok(read) => read,
            Err(why) => {
                let message = format!("cannot include {}: {why}", shown(path));
                self.report.error(catalogue::NO_INCLUDE, span, message);
                return None;
            }
        };
        let key = normalized_name(&name);
        if let Some(at) = self
            .chain
            .iter()
            .position(|(known, _)| normalized_name(known) == key)
        {
            self.report_cycle(at, &name, span);
            return None;
        }
        let partially = self.is_partial.then(|| self.loaded_partially.get(&key));
        if let Some(known) = self.loaded.get(&key).or(partially.flatten()) {
            return Some(known.groups.clone());
        }
        if self.chain.len() >= MAX_CHAIN {
            let message = format!("more than {MAX_CHAIN} texts include each other in a row");
            self.report.error(catalogue::TOO_DEEP, span, message);
            return None;
        }
        if !self.roots.contains_key(&key) {
            self.names.push(name.clone());
        }
        Some(self.read(&name, &text, Some(span)).groups)
    }

    /// Reports a cycle with all its includes.
    fn report_cycle(&mut self, first: usize, name: &str, span: Span) {
        let chain = self.chain.get(first..).unwrap_or_default();
        let through: Vec<String> = chain
            .iter()
            .skip(1)
            .map(|(chain, _)| shown(chain).into())
            .collect();
        let message = match through.as_slice() {
            [] => format!("{} includes itself", shown(name)),
            through => format!(
                "{} includes itself through {}",
                shown(name),
                through.join(", ")
            ),
        };
        let mut diag = self.report.error(catalogue::INCLUDE_CYCLE, span, message);
        diag = diag.label("this closes the cycle");
        for (name, at) in chain.iter().skip(1) {
            if let Some(at) = at {
                diag = diag.also(*at, format!("{} is included here", shown(name)));
            }
        }
        diag.help("move what both need into a text of its own");
    }
}

/// Returns the name of a file without needless parts.
fn normalized_name(name: &str) -> String {
    beside("", name)
}
