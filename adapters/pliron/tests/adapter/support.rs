//! Helpers of the tests.

use pass_pliron::{Pliron, PlironContext, PlironModule, PlironOp, native};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::{Diagnostic, Ir, PassManager, PassRegistry};

use crate::dialect::{AddOp, Marked, ReturnOp, ScopeOp};

/// Two functions. The second has an operation to remove.
pub(crate) const TWO_FUNCTIONS: &str = "\
builtin.module @m {
^top():
  builtin.func @f: builtin.function <() -> (builtin.integer si64)> {
  ^entry():
    a = builtin.constant <builtin.integer <1: si64>> : builtin.integer si64;
    demo.return a
  };
  builtin.func @g: builtin.function <() -> (builtin.integer si64)> {
  ^entry():
    a = builtin.constant <builtin.integer <1: si64>> : builtin.integer si64;
    b = demo.add a, a : builtin.integer si64;
    demo.return a
  }
}
";

/// Knows the operations and the interface of the tests.
pub(crate) fn context() -> PlironContext {
    let mut cx = PlironContext::new();
    cx.add_op::<AddOp>()
        .add_op::<ReturnOp>()
        .add_op::<ScopeOp>();
    cx.add_interface::<dyn Marked>("Marked");
    cx
}

pub(crate) fn module(text: &str) -> PlironModule {
    try_module(text, ParseOptions::default()).unwrap()
}

/// A module, or all that was said instead.
pub(crate) fn try_module(text: &str, options: ParseOptions) -> Result<PlironModule, String> {
    let mut diagnostics = Vec::new();
    let module = Pliron::parse(&context(), "m.plir", text, options, &mut |diagnostic| {
        diagnostics.push(diagnostic.to_string());
    });
    let diagnostics = diagnostics.join("\n");
    module.map_err(|_| diagnostics)
}

/// Calls `visit` on `root` and on all that is nested in it, outer ones first.
pub(crate) fn walk(root: &mut PlironOp<'_>, visit: &mut dyn FnMut(&mut PlironOp<'_>)) {
    visit(root);
    Pliron::for_each_child(&context(), root, &mut |mut child| walk(&mut child, visit));
}

/// One line for `root` and each operation that is nested in it.
pub(crate) fn list(root: &mut PlironOp<'_>, line: impl Fn(&mut PlironOp<'_>) -> String) -> String {
    let mut lines = String::new();
    walk(root, &mut |op| {
        lines += &format!("{}: {}\n", op.name(), line(op));
    });
    lines
}

pub(crate) fn print(op: &PlironOp<'_>) -> String {
    trimmed(&Pliron::print(&context(), op, PrintOptions::default()))
}

/// The text without the white space that pliron leaves at the ends of lines.
pub(crate) fn trimmed(text: &str) -> String {
    text.lines()
        .map(str::trim_end)
        .collect::<Vec<_>>()
        .join("\n")
}

/// Runs a textual pipeline of pliron's passes and of those of the tests. What comes back is what was said, and the module
/// if nothing failed.
pub(crate) fn run(text: &str, pipeline: &str) -> (String, Option<String>) {
    let mut registry = PassRegistry::new();
    native::register_pliron_passes(&mut registry).unwrap();
    crate::pipeline::register(&mut registry);
    let (cx, mut module) = (context(), module(text));
    let manager = match registry.parse(&cx, pipeline) {
        Ok(manager) => manager,
        Err(errors) => return (errors.render("pipeline", pipeline), None),
    };
    let mut manager = PassManager::from(manager);
    let mut diagnostics = String::new();
    let result = manager.run(&cx, module.op(), &mut collect(&mut diagnostics));
    (diagnostics, result.is_ok().then(|| print(&module.op())))
}

/// Appends diagnostics to `lines`, one a line.
pub(crate) fn collect(lines: &mut String) -> impl FnMut(Diagnostic) + Send {
    |diagnostic| lines.push_str(&format!("{diagnostic}\n"))
}
