//! Declarations across programs: the same one, wherever it is taken in, and every name that stands for it.

use std::ops::Range;
use std::rc::Rc;

use passdefs::references::{NameForm, Target};

use crate::program::{Name, Program};
use crate::workspace::Workspace;

/// A declaration, independent of the program that names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Symbol {
    /// The text and the offset of its name.
    Declared(String, u32),
    /// A pass or pipeline that no definition file declares, by its name in pipelines.
    External(String),
    Kind(String),
}

/// An occurrence of a symbol.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Occurrence {
    pub(crate) file: String,
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) form: NameForm,
    pub(crate) is_declaration: bool,
    pub(crate) is_anchor: bool,
}

impl Occurrence {
    pub(crate) fn range(&self) -> Range<u32> {
        self.start..self.end
    }
}

/// Returns the symbol that a name of a program refers to.
pub(crate) fn symbol(
    workspace: &mut Workspace<'_>,
    program: &Program,
    target: &Target,
    stop: &dyn Fn() -> bool,
) -> Symbol {
    match target {
        Target::Kind(name) => Symbol::Kind(name.clone()),
        Target::External(name) => symbol_in_workspace(workspace, name, stop),
        target => match program.declaration(target) {
            Some(span) => Symbol::Declared(program.name(span).to_owned(), span.start),
            None => Symbol::External(String::new()),
        },
    }
}

/// Returns the only pass or pipeline of the workspace with that name.
fn symbol_in_workspace(
    workspace: &mut Workspace<'_>,
    name: &str,
    stop: &dyn Fn() -> bool,
) -> Symbol {
    let mut found: Option<Symbol> = None;
    for program in workspace.programs(stop) {
        for target in callables(&program, name) {
            let Some(span) = program.declaration(&target) else {
                continue;
            };
            let symbol = Symbol::Declared(program.name(span).to_owned(), span.start);
            match &found {
                Some(other) if *other != symbol => return Symbol::External(name.to_owned()),
                _ => found = Some(symbol),
            }
        }
    }
    found.unwrap_or_else(|| Symbol::External(name.to_owned()))
}

/// Returns the passes and pipelines of a program with a name in pipelines.
pub(crate) fn callables(program: &Program, name: &str) -> Vec<Target> {
    let set = program.set();
    let passes = set.all_passes().filter(|pass| pass.argument == name);
    let pipelines = set
        .all_pipelines()
        .filter(|pipeline| pipeline.argument == name);
    let passes = passes.map(|pass| Target::Pass(pass.id));
    passes
        .chain(pipelines.map(|pipeline| Target::Pipeline(pipeline.id)))
        .collect()
}

/// Returns all occurrences of a symbol of a file. Kinds are those of the programs with that file.
pub(crate) fn occurrences(
    workspace: &mut Workspace<'_>,
    file: &str,
    symbol: &Symbol,
    stop: &dyn Fn() -> bool,
) -> Vec<Occurrence> {
    let mut programs = workspace.programs_with(file);
    if !matches!(symbol, Symbol::Kind(_)) {
        for program in workspace.programs(stop) {
            if !programs.iter().any(|known| Rc::ptr_eq(known, &program)) {
                programs.push(program);
            }
        }
    }
    let external = external_name(&programs, symbol);
    let is_unique = external.as_ref().is_some_and(|name| {
        matches!(symbol, Symbol::External(_))
            || symbol_in_workspace(workspace, name, stop) == *symbol
    });
    let mut found = Vec::new();
    for program in programs {
        let references = program.names.iter();
        let same_symbol = references.filter(|reference| match &reference.target {
            Target::External(name) => is_unique && external.as_ref() == Some(name),
            Target::Kind(name) => *symbol == Symbol::Kind(name.clone()),
            target => is_symbol(&program, target, symbol),
        });
        found.extend(same_symbol.map(|reference| occurrence(&program, reference)));
    }
    found.sort();
    found.dedup();
    found
}

fn is_symbol(program: &Program, target: &Target, symbol: &Symbol) -> bool {
    let Symbol::Declared(file, start) = symbol else {
        return false;
    };
    // The place with its quotes is cheaper to have than the name in it.
    let near = target.declaration(program.set()).is_some_and(|span| {
        span.start <= *start && *start <= span.end && program.name(span) == file
    });
    near && program
        .declaration(target)
        .is_some_and(|span| span.start == *start)
}

fn external_name(programs: &[Rc<Program>], symbol: &Symbol) -> Option<String> {
    if let Symbol::External(name) = symbol {
        return Some(name.clone());
    }
    programs.iter().find_map(|program| {
        let set = program.set();
        let pass = set
            .all_passes()
            .find(|pass| is_symbol(program, &Target::Pass(pass.id), symbol));
        let mut pipelines = set.all_pipelines();
        let of_pipeline = || {
            let found = pipelines
                .find(|pipeline| is_symbol(program, &Target::Pipeline(pipeline.id), symbol));
            found.map(|pipeline| pipeline.argument.clone())
        };
        pass.map(|pass| pass.argument.clone()).or_else(of_pipeline)
    })
}

fn occurrence(program: &Program, reference: &Name) -> Occurrence {
    // An `external` names something else than it declares.
    let is_external = matches!(reference.target, Target::External(_));
    Occurrence {
        file: program.name(reference.span).to_owned(),
        start: reference.span.start,
        end: reference.span.end,
        form: reference.form,
        is_declaration: reference.is_declaration && !is_external,
        is_anchor: reference.is_anchor,
    }
}
