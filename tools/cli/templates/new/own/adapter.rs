//! The IR of this example as an `Ir` of the pass manager: what the guide explains under "Bring your own IR".

use passwright::diagnostic::Emit;
use passwright::ir::{
    EntityKind, IrText, LoadError, Occurrence, OpCopy, OpFacts, ParallelIr, ParseOptions,
    PrintOptions,
};
use passwright::{Diagnostic, Failure, Ir, Location};

use super::ir::{Kind, Op};

/// Names the IR: passes are `impl OperationPass<Own>`.
pub(crate) struct Own;

impl Ir for Own {
    type Context = ();
    type Op<'a> = &'a mut Op;
    type OpName = Kind;
    type View = ();

    fn reborrow<'s>(op: &'s mut Self::Op<'_>) -> Self::Op<'s> {
        op
    }

    fn key(op: &Self::Op<'_>) -> u64 {
        std::ptr::from_ref::<Op>(op).addr() as u64
    }

    fn name((): &(), op: &Self::Op<'_>) -> Kind {
        op.kind
    }

    fn facts((): &(), name: Kind) -> OpFacts<'_> {
        OpFacts::registered(name.text()).isolated(name.is_unit())
    }

    fn op_name((): &(), text: &str) -> Option<Kind> {
        Kind::named(text)
    }

    fn for_each_child((): &(), op: &mut Self::Op<'_>, visit: &mut dyn FnMut(Self::Op<'_>)) {
        op.children.iter_mut().for_each(visit);
    }

    fn verify((): &(), op: &Self::Op<'_>, recursive: bool, emit: Emit<'_>) -> Result<(), Failure> {
        let mut result = Ok(());
        let mut waiting: Vec<&Op> = vec![op];
        while let Some(op) = waiting.pop() {
            for (about, message) in op.check() {
                emit(Diagnostic::error(location_of(about), message));
                result = Err(Failure::new());
            }
            waiting.extend(op.children.iter().rev().filter(|_| recursive));
        }
        result
    }

    fn print((): &(), op: &Self::Op<'_>, options: PrintOptions) -> String {
        op.print(options.locations)
    }

    fn copy((): &(), op: &Self::Op<'_>) -> Option<Box<dyn OpCopy<Self>>> {
        Some(Box::new(Op::clone(op)))
    }

    fn location((): &(), op: &Self::Op<'_>) -> Location {
        location_of(op)
    }

    fn symbol((): &(), op: &Self::Op<'_>) -> Option<String> {
        op.symbol.clone()
    }

    fn implements((): &(), name: Kind, interface: &str) -> bool {
        interface == "FunctionOpInterface" && name == Kind::Func
    }

    fn known_ops((): &()) -> Vec<String> {
        Kind::ALL.map(|kind| kind.text().to_owned()).into()
    }

    fn known_interfaces((): &()) -> Vec<String> {
        vec!["FunctionOpInterface".to_owned()]
    }

    fn visit_entities(
        (): &(),
        op: &Self::Op<'_>,
        _types: bool,
        visit: &mut dyn FnMut(Occurrence<'_, Location>),
    ) -> bool {
        let mut waiting: Vec<&Op> = vec![op];
        while let Some(op) = waiting.pop() {
            let (names, location) = (|| vec![op.kind.text().to_owned()], || location_of(op));
            let kind = EntityKind::Operation;
            visit(Occurrence::new(kind, op.kind as u64, &names, &location));
            waiting.extend(op.children.iter().rev());
        }
        true
    }

    fn load_dialect((): &(), dialect: &str) -> Result<(), LoadError> {
        let known = ["builtin", "func"];
        if known.contains(&dialect) {
            return Ok(());
        }
        let known = known.map(str::to_owned).into();
        Err(LoadError::Unknown { known })
    }
}

impl OpCopy<Own> for Op {
    fn op<'a>(&'a mut self, (): &'a ()) -> &'a mut Op {
        self
    }

    fn write_to(self: Box<Self>, (): &(), target: &mut Op) {
        *target = *self;
    }
}

impl ParallelIr for Own {
    fn children<'s>((): &(), op: &'s mut Self::Op<'_>) -> Vec<Self::Op<'s>> {
        op.children.iter_mut().collect()
    }
}

impl IrText for Own {
    type Root<'c> = Op;

    fn parse(
        (): &(),
        name: &str,
        text: &str,
        options: ParseOptions,
        emit: Emit<'_>,
    ) -> Result<Op, Failure> {
        let mut ops = Op::parse(name, text, options.first_line).map_err(|(line, message)| {
            emit(Diagnostic::error(Location::file(name, line, 1), message));
            Failure::new()
        })?;
        let stands_alone = |op: &Op| !options.implicit_root || op.kind == Kind::Module;
        match ops.pop_if(|op| stands_alone(op)) {
            Some(op) if ops.is_empty() => Ok(op),
            _ if !options.implicit_root => Err(Failure::because("expected one operation")),
            last => {
                ops.extend(last);
                let mut root = Op::new(Kind::Module, (name.into(), options.first_line));
                root.children = ops;
                Ok(root)
            }
        }
    }

    fn root(root: &mut Op) -> &mut Op {
        root
    }

    fn print_root((): &(), root: &mut Op, options: PrintOptions) -> String {
        root.print(options.locations) + "\n"
    }
}

fn location_of(op: &Op) -> Location {
    let (file, line) = &op.place;
    Location::file(&**file, *line, 1)
}
