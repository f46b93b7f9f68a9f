//! What a pass may run on, by its C++ base class.

use super::Import;
use super::cpp::canonical;
use super::dump::Record;
use super::mapping::Kind;
use crate::draft::{Pass, Spanned};
use crate::source::Span;

/// Operations of MLIR itself that passes are anchored on.
const UPSTREAM: &[(&str, &str)] = &[
    ("ModuleOp", "builtin.module"),
    ("FuncOp", "func.func"),
    ("func::FuncOp", "func.func"),
    ("gpu::GPUModuleOp", "gpu.module"),
    ("gpu::GPUFuncOp", "gpu.func"),
    ("spirv::ModuleOp", "spirv.module"),
    ("spirv::FuncOp", "spirv.func"),
    ("LLVM::LLVMFuncOp", "llvm.func"),
    ("emitc::FuncOp", "emitc.func"),
    ("async::FuncOp", "async.func"),
    ("ml_program::FuncOp", "ml_program.func"),
    ("ml_program::SubgraphOp", "ml_program.subgraph"),
    ("shape::FuncOp", "shape.func"),
    ("pdl_interp::FuncOp", "pdl_interp.func"),
    ("pdl::PatternOp", "pdl.pattern"),
    ("transform::NamedSequenceOp", "transform.named_sequence"),
];

impl Import<'_, '_> {
    /// Adds what a pass may run on. A base class that says something else is kept.
    pub(super) fn anchor(&mut self, record: Record<'_>, span: Span, pass: &mut Pass) {
        let written = record.text("baseClass").unwrap_or("");
        let base = rooted(&canonical(written)).to_owned();
        if let Some(op) = self.mapping.text(Kind::Op, &base) {
            pass.ops.push(Spanned::new(op, span));
            return;
        }
        let (template, argument) = base.split_once('<').unwrap_or((&base, ">"));
        let argument = rooted(argument.strip_suffix('>').unwrap_or(argument));
        match (template, argument) {
            ("OperationPass", "" | "void") => {}
            ("OperationPass", class) => match self.operation(class) {
                Some(op) => pass.ops.push(Spanned::new(op, span)),
                None => self.keep(class, span, pass),
            },
            ("InterfacePass", class) if !class.is_empty() => {
                let name = class.rsplit("::").next().unwrap_or(class).to_owned();
                pass.interface = Some(Spanned::new(name, span));
            }
            _ => self.keep(&base, span, pass),
        }
    }

    fn operation(&mut self, class: &str) -> Option<String> {
        if let Some(mapped) = self.mapping.text(Kind::Op, class) {
            return Some(mapped);
        }
        let upstream = UPSTREAM.iter().find(|(known, _)| *known == class);
        match upstream {
            Some((_, op)) => Some((*op).to_owned()),
            None => self.declared_operation(class),
        }
    }

    /// The name of an operation that the dump itself declares: its class is the part of the record's name after the
    /// first underscore, if there is one before it.
    fn declared_operation(&self, class: &str) -> Option<String> {
        let (namespace, class) = class.rsplit_once("::").unwrap_or(("", class));
        let namespace = namespace.rsplit("::").next().unwrap_or("");
        let declares = |record: &Record<'_>| {
            let space = record.text("cppNamespace").unwrap_or("");
            let bare = match record.name.split_once('_') {
                Some((before, bare)) if !before.is_empty() => bare,
                _ => record.name,
            };
            bare == class && (namespace.is_empty() || space.rsplit("::").next() == Some(namespace))
        };
        let record = self.dump.derived("Op").find(declares)?;
        let dialect = record.fields.get("opDialect")?.get("def")?.as_str()?;
        let dialect = self.dump.record(dialect)?.text("name")?;
        Some(format!("{dialect}.{}", record.text("opName")?))
    }

    /// Keeps the class of an operation that is not known, or a base class that says something else.
    fn keep(&mut self, class: &str, span: Span, pass: &mut Pass) {
        self.mapping.missed(Kind::Op);
        pass.cpp_anchor = Some(Spanned::new(class.to_owned(), span));
    }
}

/// A name without the namespaces in which everything of MLIR lives.
pub(super) fn rooted(name: &str) -> &str {
    let name = name.trim_start_matches("::");
    name.strip_prefix("mlir::").unwrap_or(name)
}
