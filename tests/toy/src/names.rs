//! An IR of nested names, one per line, two blanks per level. Just enough for a tool.

use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{
    EntityKind, IrText, LoadError, Occurrence, OpFacts, ParallelIr, ParseOptions, PrintOptions,
};
use pass_runtime::{Diagnostic, Failure, Ir, Location};

/// The IR.
pub struct Toy;

/// The settings that all modules share.
#[derive(Default)]
pub struct Context {
    allow_unregistered: bool,
}

/// An operation: a line.
#[derive(Debug)]
pub struct Op {
    /// The first word of the line.
    pub name: &'static str,
    /// The symbol, which follows `@` in the text; empty if there is none.
    pub symbol: String,
    location: Location,
    /// The operations of the lines below that stand further to the right.
    pub children: Vec<Op>,
}

const KNOWN: [&str; 4] = ["builtin.module", "func.func", "test.invalid", "test.leaf"];

impl Ir for Toy {
    type Context = Context;
    type Op<'a> = &'a mut Op;
    type OpName = &'static str;
    type View = ();

    fn reborrow<'s>(op: &'s mut Self::Op<'_>) -> Self::Op<'s> {
        op
    }

    fn key(op: &Self::Op<'_>) -> u64 {
        std::ptr::from_ref::<Op>(op).addr() as u64
    }

    fn name(_cx: &Context, op: &Self::Op<'_>) -> &'static str {
        op.name
    }

    fn facts(_cx: &Context, name: &'static str) -> OpFacts<'static> {
        if KNOWN.contains(&name) {
            OpFacts::registered(name).isolated(name != "test.leaf")
        } else {
            OpFacts::unregistered(name)
        }
    }

    fn op_name(_cx: &Context, text: &str) -> Option<&'static str> {
        KNOWN.into_iter().find(|known| *known == text)
    }

    fn for_each_child(_cx: &Context, op: &mut Self::Op<'_>, visit: &mut dyn FnMut(Self::Op<'_>)) {
        op.children.iter_mut().for_each(visit);
    }

    fn known_ops(_cx: &Context) -> Vec<String> {
        KNOWN.map(str::to_owned).into()
    }

    fn verify(
        _cx: &Context,
        op: &Self::Op<'_>,
        recursive: bool,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        verify(op, recursive, emit)
    }

    fn location(_cx: &Context, op: &Self::Op<'_>) -> Location {
        op.location.clone()
    }

    fn symbol(_cx: &Context, op: &Self::Op<'_>) -> Option<String> {
        Some(op.symbol.clone()).filter(|symbol| !symbol.is_empty())
    }

    fn print(_cx: &Context, op: &Self::Op<'_>, options: PrintOptions) -> String {
        let mut out = String::new();
        print(op, 0, if options.generic { "\"" } else { "" }, &mut out);
        out.trim_end().to_owned()
    }

    fn visit_entities(
        _cx: &Context,
        op: &Self::Op<'_>,
        _types: bool,
        visit: &mut dyn FnMut(Occurrence<'_, Location>),
    ) -> bool {
        visit_entities(op, visit);
        true
    }

    fn load_dialect(_cx: &Context, _dialect: &str) -> Result<(), LoadError> {
        Ok(())
    }
}

fn visit_entities(op: &Op, visit: &mut dyn FnMut(Occurrence<'_, Location>)) {
    let known = KNOWN.iter().position(|known| *known == op.name);
    let key = known.map_or_else(|| op.name.as_ptr().addr() as u64, |index| index as u64);
    let (names, location) = (|| vec![op.name.to_owned()], || op.location.clone());
    visit(Occurrence::new(
        EntityKind::Operation,
        key,
        &names,
        &location,
    ));
    for child in &op.children {
        visit_entities(child, visit);
    }
}

impl ParallelIr for Toy {
    fn children<'s>(_cx: &Context, op: &'s mut Self::Op<'_>) -> Vec<Self::Op<'s>> {
        op.children.iter_mut().collect()
    }
}

impl IrText for Toy {
    type Root<'c> = Op;

    fn parse(
        cx: &Context,
        name: &str,
        text: &str,
        options: ParseOptions,
        emit: Emit<'_>,
    ) -> Result<Op, Failure> {
        let mut lines = Vec::new();
        for (index, line) in text
            .lines()
            .enumerate()
            .filter(|(_, line)| !matches!(line.trim(), "") && !line.trim().starts_with("//"))
        {
            let indent = line.len() - line.trim_start().len();
            let location = Location::file(name, options.first_line + index, indent + 1);
            let (op, symbol) = line.trim().split_once(" @").unwrap_or((line.trim(), ""));
            if !cx.allow_unregistered && !KNOWN.contains(&op) {
                emit(Diagnostic::error(
                    location,
                    format!("'{op}' is not an operation"),
                ));
                return Err(Failure::new());
            }
            let op = Op {
                // The names of a test are few.
                name: op.to_owned().leak(),
                symbol: symbol.to_owned(),
                location,
                children: Vec::new(),
            };
            lines.push((indent, op));
        }
        let mut tops = nest(&mut lines.into_iter().peekable(), 0);
        match tops.pop() {
            Some(top)
                if tops.is_empty() && (!options.implicit_root || top.name == "builtin.module") =>
            {
                Ok(top)
            }
            _ if !options.implicit_root => Err(Failure::because("expected one operation")),
            top => {
                tops.extend(top);
                let location = Location::file(name, 0, 0);
                Ok(Op {
                    name: "builtin.module",
                    symbol: String::new(),
                    location,
                    children: tops,
                })
            }
        }
    }

    fn root(root: &mut Op) -> &mut Op {
        root
    }

    fn print_root(cx: &Context, root: &mut Op, options: PrintOptions) -> String {
        Self::print(cx, &root, options) + "\n"
    }

    const KNOWS_UNREGISTERED_DIALECTS: bool = true;

    fn allow_unregistered_dialects(cx: &mut Context, allow: bool) {
        cx.allow_unregistered = allow;
    }
}

fn nest(
    lines: &mut std::iter::Peekable<std::vec::IntoIter<(usize, Op)>>,
    indent: usize,
) -> Vec<Op> {
    let mut ops = Vec::new();
    while let Some((_, mut op)) = lines.next_if(|(at, _)| *at >= indent) {
        op.children = nest(lines, indent + 2);
        ops.push(op);
    }
    ops
}

fn print(op: &Op, indent: usize, quote: &str, out: &mut String) {
    let symbol = if op.symbol.is_empty() {
        String::new()
    } else {
        format!(" @{}", op.symbol)
    };
    out.push_str(&format!(
        "{}{quote}{}{quote}{symbol}\n",
        " ".repeat(indent),
        op.name
    ));
    for child in &op.children {
        print(child, indent + 2, quote, out);
    }
}

fn verify(op: &Op, recursive: bool, emit: Emit<'_>) -> Result<(), Failure> {
    if op.name == "test.invalid" {
        let error = Diagnostic::error(op.location.clone(), "'test.invalid' op is never valid");
        emit(error.note_at(op.location.clone(), "see current operation"));
        return Err(Failure::new());
    }
    for child in op.children.iter().filter(|_| recursive) {
        verify(child, true, emit)?;
    }
    Ok(())
}
