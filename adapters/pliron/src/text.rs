//! Reading and printing whole modules.

use std::iter::repeat_n;
use std::{io, thread};

use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::{Diagnostic, Failure, Ir, Location};
use pliron::builtin::op_interfaces::SingleBlockRegionInterface;
use pliron::builtin::ops::ModuleOp;
use pliron::combine::parser::char::spaces;
use pliron::combine::{Parser, eof, many};
use pliron::context::{Context, Ptr};
use pliron::ident;
use pliron::location::Source;
use pliron::op::Op;
use pliron::operation::Operation;
use pliron::parsable::{State, StateStream, state_stream_from_iterator};

use crate::context::PlironContext;
use crate::depth::{MAX_DEPTH, too_deep};
use crate::diagnostic::on_one_line;
use crate::guard::guarded;
use crate::ir::Pliron;
use crate::module::PlironModule;
use crate::op::PlironOp;
use crate::part::Part;

/// The stack of the parser thread, which suffices for [`MAX_DEPTH`]: pliron's parser takes tens of kilobytes for each
/// level.
const STACK_SIZE: usize = 64 << 20;

impl IrText for Pliron {
    type Root<'c> = PlironModule;

    /// Parses a text. With `implicit_root`, wraps a text that is not a single module in a module called `implicit`.
    fn parse(
        _cx: &PlironContext,
        name: &str,
        text: &str,
        options: ParseOptions,
        emit: Emit<'_>,
    ) -> Result<PlironModule, Failure> {
        parse(name, text, options).map_err(|error| {
            emit(*error);
            Failure::new()
        })
    }

    fn root<'a>(root: &'a mut PlironModule) -> PlironOp<'a> {
        root.op()
    }

    fn print_root(cx: &PlironContext, root: &mut PlironModule, options: PrintOptions) -> String {
        Self::print(cx, &root.op(), options) + "\n"
    }

    const KNOWS_UNREGISTERED_DIALECTS: bool = false;

    /// Has no effect: pliron has no operations without a dialect.
    fn allow_unregistered_dialects(_cx: &mut PlironContext, _allow: bool) {}
}

fn parse(name: &str, text: &str, options: ParseOptions) -> Result<PlironModule, Box<Diagnostic>> {
    let (first_line, first_column) = (options.first_line.max(1), options.first_column.max(1));
    if let Some((line, column)) = too_deep(text) {
        let columns_before = if line == 1 { first_column - 1 } else { 0 };
        let place = Location::file(name, line + first_line - 1, column + columns_before);
        let message = format!("brackets nest more than {MAX_DEPTH} deep");
        return Err(Diagnostic::error(place, message).into());
    }
    let mut context = Context::new();
    let ops =
        on_large_stack(|| guarded(|| read(&mut context, name, text, (first_line, first_column))));
    let start = || Location::file(name, first_line, first_column);
    let ops = match ops {
        Ok(Ok(Ok(ops))) => ops,
        Ok(Ok(Err(error))) => return Err(error.at(name).into()),
        Ok(Err(panic)) => {
            let message = format!("pliron's parser panicked: {panic}");
            return Err(Diagnostic::error(start(), message).into());
        }
        Err(error) => {
            let message = format!("cannot start a thread to parse on: {error}");
            return Err(Diagnostic::error(start(), message).into());
        }
    };
    let root = root_of(&mut context, &ops, options.implicit_root)
        .ok_or_else(|| Diagnostic::error(start(), "expected one operation at the top"))?;
    PlironModule::from_operation(context, root)
        .ok_or_else(|| Diagnostic::error(start(), "the outermost operation was erased").into())
}

struct SyntaxError {
    line: i32,
    column: i32,
    message: String,
}

impl SyntaxError {
    fn at(self, name: &str) -> Diagnostic {
        let count = |number: i32| usize::try_from(number).unwrap_or(0);
        let place = Location::file(name, count(self.line), count(self.column));
        Diagnostic::error(place, self.message)
    }
}

/// Parses all operations of a text that starts at a line and a column of a file.
fn read(
    context: &mut Context,
    name: &str,
    text: &str,
    (line, column): (usize, usize),
) -> Result<Vec<Ptr<Operation>>, SyntaxError> {
    let part = Part::new(context, name, line - 1);
    let chars = repeat_n(' ', column - 1).chain(text.chars());
    let ops = parse_all(context, chars, part.source()).map_err(|mut error| {
        error.line = error.line.saturating_add(part.lines_before());
        error
    })?;
    part.move_to_file(context, &ops);
    Ok(ops)
}

fn parse_all<'a>(
    context: &'a mut Context,
    chars: impl Iterator<Item = char> + 'a,
    source: Source,
) -> Result<Vec<Ptr<Operation>>, SyntaxError> {
    let stream = state_stream_from_iterator(chars, State::new(context, source));
    let mut ops = spaces()
        .with(many::<Vec<_>, _, _>(
            Operation::top_level_parser().skip(spaces()),
        ))
        .skip(eof());
    let parsed: Result<_, pliron::combine::easy::ParseError<StateStream<'_>>> = ops.parse(stream);
    parsed.map(|(ops, _)| ops).map_err(|errors| {
        let text = errors.to_string();
        // The first line repeats the position.
        let text = text
            .split_once('\n')
            .map_or(text.as_str(), |(_, text)| text);
        SyntaxError {
            line: errors.position.line,
            column: errors.position.column,
            message: on_one_line(text),
        }
    })
}

/// Returns the outermost operation, which is created for several ones if `implicit`.
fn root_of(
    context: &mut Context,
    ops: &[Ptr<Operation>],
    implicit: bool,
) -> Option<Ptr<Operation>> {
    if let [only] = ops
        && (!implicit || Operation::is_op::<ModuleOp>(*only, context))
    {
        return Some(*only);
    }
    if !implicit {
        return None;
    }
    let module = ModuleOp::new(context, ident!("implicit"));
    for op in ops {
        module.append_operation(context, *op, 0);
    }
    Some(module.get_operation())
}

fn on_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> io::Result<T> {
    thread::scope(|scope| {
        let builder = thread::Builder::new().stack_size(STACK_SIZE);
        let worker = builder.spawn_scoped(scope, work)?;
        worker.join().map_err(|_| io::Error::other("it panicked"))
    })
}
