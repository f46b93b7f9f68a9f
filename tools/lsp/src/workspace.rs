//! The texts of a workspace, and the programs that they make.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::rc::Rc;

use lsp_types::{Location, Range as LspRange, Url};
use pass_def_tools::syntax::Syntax;
use passdefs::source::Span;
use passdefs::vocabulary::Names;
use passwright_build::files::Files;

use crate::document::Document;
use crate::file_system::FileSystem;
use crate::positions::Lines;
use crate::program::Program;
use crate::urls::Root;

/// The extension of definition files.
const EXTENSION: &str = "kdl";

pub(crate) struct Workspace<'f> {
    pub(crate) file_system: &'f dyn FileSystem,
    pub(crate) root: Root,
    folders: Vec<PathBuf>,
    pub(crate) open: BTreeMap<String, Document>,
    /// The includes of each definition file.
    definitions: BTreeMap<String, Vec<String>>,
    /// Groups of files that are checked together, apart from their includes.
    together: Vec<Vec<String>>,
    /// Programs by the name of their first file.
    programs: BTreeMap<String, Rc<Program>>,
    /// Programs with a text that has changed since their analysis.
    outdated: BTreeMap<String, Rc<Program>>,
    saved: BTreeMap<String, Result<Rc<str>, String>>,
    is_scanned: bool,
    /// Files that have changed since the last scan for definition files.
    stale: BTreeSet<String>,
}

impl<'f> Workspace<'f> {
    /// Creates a workspace of folders. `together` are groups of files that are checked together, relative to the first folder.
    pub(crate) fn new(
        file_system: &'f dyn FileSystem,
        folders: Vec<PathBuf>,
        together: Vec<Vec<String>>,
    ) -> Self {
        Self {
            file_system,
            root: Root::new(folders.first().cloned()),
            folders,
            open: BTreeMap::new(),
            definitions: BTreeMap::new(),
            together,
            programs: BTreeMap::new(),
            outdated: BTreeMap::new(),
            saved: BTreeMap::new(),
            is_scanned: false,
            stale: BTreeSet::new(),
        }
    }

    /// Returns an open definition file. Rust sources may be open as well, for definitions and links.
    pub(crate) fn document(&self, name: &str) -> Option<&Document> {
        self.open.get(name).filter(|_| !name.ends_with(".rs"))
    }

    /// Returns whether a KDL file is not a definition file: see [`Syntax::is_foreign`].
    pub(crate) fn is_foreign(&mut self, name: &str) -> bool {
        let program = self.program(name);
        let file = program.file(name);
        if (program.set().groups()).any(|group| Some(group.span.file) == file) {
            return false;
        }
        self.syntax(name).is_ok_and(|syntax| syntax.is_foreign())
    }

    /// Updates a file that is opened, closed or changed.
    pub(crate) fn invalidate(&mut self, name: &str) {
        self.saved.remove(name);
        let programs = std::mem::take(&mut self.programs).into_iter();
        let (changed, unchanged) = programs.partition(|(_, program)| program.read.contains(name));
        self.programs = unchanged;
        self.outdated.extend(changed);
        if !self.open.contains_key(name) {
            self.outdated.retain(|_, it| !it.read.contains(name));
        }
        self.stale.insert(name.to_owned());
    }

    /// Calls `answer` with the programs from before an edit of a file whose text `is_same` accepts for the new one.
    pub(crate) fn before_edit<T>(
        &mut self,
        name: &str,
        is_same: impl Fn(&str, &str) -> bool,
        answer: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let outdated = std::mem::take(&mut self.outdated);
        let (good, outdated) = outdated
            .into_iter()
            .partition(|(_, program)| self.is_good(program, name, &is_same));
        self.outdated = outdated;
        let roots: Vec<String> = BTreeMap::keys(&good).cloned().collect();
        let is_known = !roots.is_empty() && self.definitions.contains_key(name);
        let is_stale = is_known && self.stale.remove(name);
        self.programs.extend(good);
        let answer = answer(self);
        for root in roots {
            let program = self.programs.remove(&root);
            self.outdated.extend(program.map(|program| (root, program)));
        }
        self.stale.extend(is_stale.then(|| name.to_owned()));
        answer
    }

    /// Returns true if the texts of a program are current, apart from that of the edited file.
    fn is_good(
        &mut self,
        program: &Program,
        edited: &str,
        is_same: impl Fn(&str, &str) -> bool,
    ) -> bool {
        program.read.iter().all(|name| {
            let before = program.text_of(name);
            let now = self.text(name).ok();
            match (before, now) {
                (Some(before), Some(now)) if name == edited => is_same(before, &now),
                (before, now) => before == now.as_deref(),
            }
        })
    }

    /// Looks for definition files in all folders, once, and then in those that have changed.
    pub(crate) fn scan(&mut self) {
        let mut names = std::mem::take(&mut self.stale);
        if !std::mem::replace(&mut self.is_scanned, true) {
            let folders = self.folders.iter();
            let files = folders.flat_map(|folder| self.file_system.files(folder, EXTENSION));
            names.extend(files.map(|path| self.root.name_of(&path)));
        }
        for name in names {
            self.enter(&name);
        }
    }

    /// Registers a file as a definition file, if it is one: others may end in `.kdl`, too.
    fn enter(&mut self, name: &str) {
        self.definitions.remove(name);
        if !is_definition(name) && !self.root.is_address(name) {
            return;
        }
        // An analysis that has read no other text has met no `include`, so that the text need not be parsed again.
        let known = self.programs.get(name);
        if self.open.contains_key(name) && known.is_some_and(|program| program.read.len() == 1) {
            self.definitions.insert(name.to_owned(), Vec::new());
            return;
        }
        let Ok(syntax) = self.syntax(name) else {
            return;
        };
        let includes = self.includes(&syntax, name);
        if self.open.contains_key(name) || syntax.nodes().any(|node| node.ty().is_some()) {
            self.definitions.insert(name.to_owned(), includes);
        }
    }

    pub(crate) fn includes(&self, syntax: &Syntax, name: &str) -> Vec<String> {
        let mut known = self.files();
        known.add(name);
        let nodes = syntax.nodes().filter(|node| {
            let argument = node.ty().and_then(|ty| ty.arguments.first());
            argument.is_some_and(|argument| argument.names == Names::Files)
        });
        let paths = nodes.filter_map(|node| node.texts().next());
        paths.map(|(path, _)| known.name(name, path)).collect()
    }

    pub(crate) fn included_file(&self, name: &str, path: &str) -> String {
        let mut known = self.files();
        known.add(name);
        known.name(name, path)
    }

    fn files(&self) -> Files {
        Files::with_identity(self.root.folder(), self.file_system.identity())
    }

    pub(crate) fn syntax(&mut self, name: &str) -> Result<Rc<Syntax>, String> {
        match self.open.get(name) {
            Some(document) => Ok(document.syntax()),
            None => self.text(name).map(|text| Rc::new(Syntax::parse(&text))),
        }
    }

    /// Returns the text of a file, as the editor has it or as it is saved.
    pub(crate) fn text(&mut self, name: &str) -> Result<Rc<str>, String> {
        if let Some(document) = self.open.get(name) {
            return Ok(document.text.as_str().into());
        }
        if let Some(saved) = self.saved.get(name) {
            return saved.clone();
        }
        let read = if self.root.is_address(name) {
            Err("it is not a file".to_owned())
        } else {
            self.file_system.read(&self.root.path(name)).map(Rc::from)
        };
        self.saved.insert(name.to_owned(), read.clone());
        read
    }

    /// Returns the files whose text has changed since it was read, for clients that do not report it.
    pub(crate) fn changed_files(&self) -> Vec<String> {
        let is_changed = |name: &str, text: &Result<Rc<str>, String>| {
            let now = self.file_system.read(&self.root.path(name));
            !self.root.is_address(name) && now.ok().as_deref() != text.as_deref().ok()
        };
        let saved = self.saved.iter();
        let changed = saved.filter(|(name, text)| is_changed(name, text));
        changed.map(|(name, _)| name.clone()).collect()
    }

    /// Replaces the text of a file for a while; returns the text that the editor had for it.
    pub(crate) fn override_text(&mut self, name: &str, text: Option<String>) -> Option<String> {
        let open = self.open.remove(name);
        if let Some(text) = text {
            let version = open.as_ref().map_or(0, |open| open.version);
            self.open
                .insert(name.to_owned(), Document::new(text, version));
        }
        self.invalidate(name);
        open.map(|open| open.text)
    }

    pub(crate) fn rust_files(&mut self) -> Vec<String> {
        let folders = self.folders.iter();
        let files = folders.flat_map(|folder| self.file_system.files(folder, "rs"));
        let names = files.map(|path| self.root.name_of(&path));
        names.collect()
    }

    /// Returns the program that a file belongs to: its own, unless files are checked together.
    pub(crate) fn program(&mut self, name: &str) -> Rc<Program> {
        let files = self
            .together
            .iter()
            .find(|files| files.iter().any(|file| file == name));
        let files = files.cloned().unwrap_or_else(|| vec![name.to_owned()]);
        let first = files.first().cloned().unwrap_or_default();
        if let Some(known) = self.programs.get(&first) {
            return known.clone();
        }
        let mut read: BTreeSet<String> = files.iter().cloned().collect();
        let mut texts = Vec::new();
        for file in files {
            // Of files that are gone, those that name them say so.
            if let Ok(text) = self.text(&file) {
                texts.push((file, text));
            }
        }
        let mut known = self.files();
        texts.iter().for_each(|(name, _)| known.add(name));
        self.folders.iter().for_each(|folder| known.allow(folder));
        let analysis = passdefs::analyse(texts, &mut |including, path| {
            let name = known.name(including, path);
            read.insert(name.clone());
            known.included_path(&name, "opening it")?;
            self.text(&name).map(|text| (name, text.to_string()))
        });
        let program = Rc::new(Program::new(analysis, read));
        self.outdated.remove(&first);
        self.programs.insert(first, program.clone());
        program
    }

    /// Returns one definition file of each program.
    pub(crate) fn roots(&mut self) -> Vec<String> {
        self.scan();
        let mut roots = BTreeSet::new();
        for name in self.definitions.keys() {
            let files = self.together.iter().find(|files| files.contains(name));
            let first = files.and_then(|files| files.first());
            roots.insert(first.unwrap_or(name).clone());
        }
        roots.into_iter().collect()
    }

    /// Returns the programs of the workspace; incomplete once `stop` returns true.
    pub(crate) fn programs(&mut self, stop: &dyn Fn() -> bool) -> Vec<Rc<Program>> {
        let mut programs = Vec::new();
        for root in self.roots() {
            if stop() {
                break;
            }
            programs.push(self.program(&root));
        }
        programs
    }

    /// Returns the programs that a file is part of, its own first.
    pub(crate) fn programs_with(&mut self, name: &str) -> Vec<Rc<Program>> {
        let mut programs = vec![self.program(name)];
        for root in self.including(name) {
            let program = self.program(&root);
            if !programs.iter().any(|known| Rc::ptr_eq(known, &program)) {
                programs.push(program);
            }
        }
        programs
    }

    /// Returns the definition files that include a file, directly or through others.
    pub(crate) fn including(&mut self, name: &str) -> BTreeSet<String> {
        self.scan();
        let mut found = BTreeSet::new();
        let mut left = vec![name.to_owned()];
        while let Some(name) = left.pop() {
            for (file, includes) in &self.definitions {
                if includes.contains(&name) && found.insert(file.clone()) {
                    left.push(file.clone());
                }
            }
        }
        found
    }

    pub(crate) fn definition_files(&mut self) -> Vec<String> {
        self.scan();
        self.definitions.keys().cloned().collect()
    }

    pub(crate) fn range(&mut self, name: &str, range: std::ops::Range<u32>) -> LspRange {
        if let Some(document) = self.open.get(name) {
            return document.lines.range(&document.text, range);
        }
        match self.text(name) {
            Ok(text) => Lines::of(&text).range(&text, range),
            Err(_) => LspRange::default(),
        }
    }

    pub(crate) fn location(&mut self, name: &str, range: std::ops::Range<u32>) -> Option<Location> {
        let url = self.root.url(name)?;
        Some(Location::new(url, self.range(name, range)))
    }

    pub(crate) fn place(&mut self, program: &Program, span: Span) -> Option<Location> {
        let name = program.name(span).to_owned();
        self.location(&name, span.start..span.end)
    }

    pub(crate) fn name(&self, url: &Url) -> String {
        self.root.name(url)
    }
}

pub(crate) fn is_definition(name: &str) -> bool {
    name.rsplit('.').next() == Some(EXTENSION)
}
