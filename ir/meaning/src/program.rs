//! The compiled form of functions.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::rc::Rc;
use std::sync::Arc;

use pass_ir::data::TypeData;
use pass_ir::dialect::Traits;
use pass_ir::symbols::Visibility;
use pass_ir::{BlockId, Body, Context, Header, Op, OpId, OpRef, RegionId, ValueId, name};

use crate::code::{Form, Meanings};
use crate::constant::Constant;
use crate::machine::VALUES_A_STEP;
use crate::source::{Notes, Source};
use crate::types::{ValueType, element_count};

/// The widths of `index` that programs are compiled for.
const INDEX_WIDTHS: [u32; 2] = [64, 32];

/// The compiled form of a function, or of a module with its functions.
///
/// It needs the IR no longer, so one that is compiled before a pass serves as a copy to compare with.
#[derive(Debug)]
pub struct Program {
    /// The code by width of `index`; a single one if that does not occur.
    pub(crate) images: Vec<Image>,
    /// The operation verifies. One that does not has no meaning.
    pub(crate) is_valid: bool,
}

/// The compiled functions for a width of `index`.
#[derive(Debug)]
pub(crate) struct Image {
    pub(crate) index_width: u32,
    pub(crate) has_index: bool,
    pub(crate) functions: Vec<Function>,
    /// No operation encloses the one that was compiled.
    is_outermost: bool,
    /// The functions with a body.
    by_name: BTreeMap<Arc<str>, usize>,
}

#[derive(Debug)]
pub(crate) struct Function {
    /// The symbol, behind those of the symbol tables around it that were compiled with it: `inner::@f`.
    pub(crate) name: Arc<str>,
    pub(crate) is_private: bool,
    pub(crate) parameters: Vec<ValueType>,
    pub(crate) results: Vec<ValueType>,
    pub(crate) blocks: Vec<Block>,
    pub(crate) registers: usize,
    /// The names of operations without a meaning.
    pub(crate) unsupported: Vec<String>,
    pub(crate) open: Option<String>,
    pub(crate) constants: Vec<Constant>,
    /// The names of the symbols that occur in the function, callees among them.
    symbols: Vec<Arc<str>>,
}

/// A symbol table with functions.
struct Table<'a> {
    body: &'a Body,
    /// The symbols of this table and of those around it, each with a separator; empty for the operation that is compiled.
    path: Rc<str>,
    is_private: bool,
}

/// Consecutive registers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slots {
    pub(crate) first: usize,
    pub(crate) count: usize,
}

#[derive(Debug)]
pub(crate) struct Block {
    pub(crate) arguments: Slots,
    pub(crate) instructions: Vec<Instruction>,
}

pub(crate) struct Instruction {
    pub(crate) code: Form,
    /// The number of steps that it counts for: one for each element.
    pub(crate) cost: u64,
    pub(crate) operands: Vec<u32>,
    pub(crate) results: Slots,
    pub(crate) successors: Vec<usize>,
    /// The entry block of each region.
    pub(crate) regions: Vec<Option<usize>>,
    /// Memory of the stack that is allocated in a region ends with it.
    pub(crate) is_scope: bool,
    pub(crate) origin: Origin,
}

impl std::fmt::Debug for Instruction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Instruction({})", self.origin.operation)
    }
}

/// The operation that code is compiled from.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub(crate) operation: Arc<str>,
    /// The location as text; empty if it is unknown.
    pub(crate) location: Arc<str>,
}

impl Program {
    /// Compiles a function, or the functions of a module and of the symbol tables in it that have a symbol. An operation
    /// without meaning stops the runs that come to it.
    ///
    /// A callee that is not among these functions, or has no body, is external: its calls are observed, and return
    /// arbitrary results.
    #[must_use]
    pub fn compile(op: &Op<'_>, meanings: &Meanings) -> Self {
        let is_valid = op.verify(true).is_empty();
        let nothing = Meanings::empty();
        let meanings = if is_valid { meanings } else { &nothing };
        let mut images: Vec<Image> = Vec::new();
        for width in INDEX_WIDTHS {
            if images.last().is_none_or(|image| image.has_index) {
                images.push(Image::compile(op, meanings, width));
            }
        }
        Self { images, is_valid }
    }

    /// Returns the names of the functions with a body, in order.
    pub fn functions(&self) -> impl Iterator<Item = &str> {
        let functions = self
            .images
            .first()
            .map_or(&[][..], |image| &image.functions);
        functions.iter().map(|function| &*function.name)
    }

    /// Returns the code for a width of `index`, or that for any width.
    pub(crate) fn image(&self, index_width: u32) -> Option<&Image> {
        self.images
            .iter()
            .find(|image| image.index_width == index_width)
            .or(self.images.first())
    }
}

impl Image {
    fn compile(op: &Op<'_>, meanings: &Meanings, index_width: u32) -> Self {
        let mut this = Self {
            index_width,
            has_index: false,
            functions: Vec::new(),
            is_outermost: op.is_outermost(),
            by_name: BTreeMap::new(),
        };
        let (cx, Some(body)) = (op.context(), op.body()) else {
            return this;
        };
        let path: Rc<str> = "".into();
        let is_function = cx.behaviour(op.op_name()).callable;
        let is_private = is_function && this.is_private(cx, &op.header());
        let outermost = Table {
            body,
            path,
            is_private,
        };
        if is_function {
            this.add(cx, &op.header(), &outermost, meanings);
            return this;
        }
        let mut tables = VecDeque::from([outermost]);
        while let Some(table) = tables.pop_front() {
            for id in table.body.top_ops() {
                let (header, Some(body)) = (table.body.header(cx, id), table.body.nested(id))
                else {
                    continue;
                };
                let path = Rc::clone(&table.path);
                let is_private = table.is_private || this.is_private(cx, &header);
                let nested = Table {
                    body,
                    path,
                    is_private,
                };
                if cx.behaviour(header.name).callable {
                    this.add(cx, &header, &nested, meanings);
                } else if cx.traits(header.name).has(Traits::SYMBOL_TABLE)
                    && let Some(symbol) = header.symbol(cx)
                {
                    let path = format!("{}{}::@", table.path, cx.str(symbol)).into();
                    tables.push_back(Table { path, ..nested });
                }
            }
        }
        this
    }

    /// Returns whether a symbol is not visible outside of the operation that was compiled.
    fn is_private(&self, cx: &Context, header: &Header) -> bool {
        match Visibility::of(cx, header) {
            Visibility::Private => true,
            Visibility::Nested => self.is_outermost,
            Visibility::Public => false,
        }
    }

    /// Adds a function, whose body and visibility are those of `table`.
    fn add(&mut self, cx: &Context, header: &Header, table: &Table<'_>, meanings: &Meanings) {
        let body = table.body;
        let notes = Notes::new(self.index_width, Rc::clone(&table.path));
        let mut compiler = Compiler {
            cx,
            body,
            meanings,
            notes: &notes,
            registers: vec![None; body.value_capacity()],
            count: 0,
            blocks: Vec::new(),
            by_id: vec![None; body.block_capacity()],
            unsupported: Vec::new(),
            symbols: Vec::new(),
            pending: Vec::new(),
        };
        let Some(entry) = body
            .top_regions()
            .first()
            .and_then(|&region| body.entry(region))
        else {
            return;
        };
        compiler.add_regions(body.block_region(entry));
        let types =
            |types: &[pass_ir::Type]| types.iter().map(|&ty| notes.value_type(cx, ty)).collect();
        let parameters = types(&body.value_types(body.args(entry)));
        let results = match header
            .attr(cx, name::FUNCTION_TYPE)
            .and_then(|attr| cx.attr(attr).as_type())
            .map(|ty| cx.ty(ty))
        {
            Some(TypeData::Function { results, .. }) => types(results),
            _ => Vec::new(),
        };
        let symbol = header.symbol(cx).map_or("", |symbol| cx.str(symbol));
        let name: Arc<str> = notes.name_of(symbol);
        let mut unsupported = compiler.unsupported;
        unsupported.sort();
        unsupported.dedup();
        self.by_name.insert(Arc::clone(&name), self.functions.len());
        let (blocks, registers) = (compiler.blocks, compiler.count as usize);
        let symbols = compiler.symbols;
        self.has_index |= notes.has_index.get();
        self.functions.push(Function {
            name,
            is_private: table.is_private,
            parameters,
            results,
            blocks,
            registers,
            unsupported,
            open: notes.open.into_inner(),
            constants: notes.constants.into_inner(),
            symbols,
        });
    }

    /// Returns a function and those that it calls, transitively: the nearest ones, if there are more than `limit`.
    pub(crate) fn reachable(&self, function: usize, limit: usize) -> Vec<&Function> {
        let (mut numbers, mut seen) = (vec![function], BTreeSet::from([function]));
        let mut index = 0;
        while let Some(&number) = numbers.get(index).filter(|_| numbers.len() < limit) {
            let symbols = self.functions[number].symbols.iter();
            let callees = symbols.filter_map(|symbol| self.by_name.get(symbol));
            numbers.extend(callees.filter(|&&callee| seen.insert(callee)));
            index += 1;
        }
        let functions = numbers.into_iter().take(limit);
        functions.map(|number| &self.functions[number]).collect()
    }

    /// Returns the number of the function with a name.
    pub(crate) fn find(&self, name: &str) -> Option<usize> {
        self.by_name.get(name).copied()
    }
}

impl Function {
    pub(crate) fn first_instruction(&self) -> Option<&Instruction> {
        self.blocks.first()?.instructions.first()
    }
}

/// The compilation of a function.
struct Compiler<'a> {
    cx: &'a Context,
    body: &'a Body,
    meanings: &'a Meanings,
    notes: &'a Notes,
    /// The register of each value.
    registers: Vec<Option<u32>>,
    count: u32,
    blocks: Vec<Block>,
    /// The compiled block of each block.
    by_id: Vec<Option<usize>>,
    unsupported: Vec<String>,
    symbols: Vec<Arc<str>>,
    /// The regions whose blocks are not compiled yet, with the number of the block, instruction and region that they
    /// belong to.
    pending: Vec<(RegionId, [usize; 3])>,
}

impl Compiler<'_> {
    /// Compiles the blocks of a region, and of all that are nested in it.
    fn add_regions(&mut self, region: Option<RegionId>) {
        self.add_blocks(region);
        while let Some((region, [block, instruction, index])) = self.pending.pop() {
            let entry = self.add_blocks(Some(region));
            self.blocks[block].instructions[instruction].regions[index] = entry;
        }
    }

    /// Compiles the blocks of a region. Returns its entry.
    fn add_blocks(&mut self, region: Option<RegionId>) -> Option<usize> {
        let ids: Vec<BlockId> = region
            .into_iter()
            .flat_map(|region| self.body.blocks(region))
            .collect();
        let first = self.blocks.len();
        for &id in &ids {
            let arguments = self.body.args(id);
            let arguments = self.slots(&arguments.collect::<Vec<_>>());
            self.by_id[id.index()] = Some(self.blocks.len());
            self.blocks.push(Block {
                arguments,
                instructions: Vec::new(),
            });
            // Before any use, so that the results of an operation have consecutive registers.
            for op in self.body.ops(id) {
                self.slots(&self.body.results(op).collect::<Vec<_>>());
            }
        }
        for (block, &id) in (first..).zip(&ids) {
            let ops = self.body.ops(id).enumerate();
            self.blocks[block].instructions = ops
                .map(|(index, op)| self.instruction(op, [block, index]))
                .collect();
        }
        (!ids.is_empty()).then_some(first)
    }

    /// Returns consecutive registers of values that are defined together.
    fn slots(&mut self, values: &[ValueId]) -> Slots {
        let first = values.first().map_or(0, |&value| self.register(value));
        values.iter().for_each(|&value| _ = self.register(value));
        Slots {
            first: first as usize,
            count: values.len(),
        }
    }

    fn register(&mut self, value: ValueId) -> u32 {
        let count = &mut self.count;
        *self.registers[value.index()].get_or_insert_with(|| {
            *count += 1;
            *count - 1
        })
    }

    fn instruction(&mut self, op: OpId, [block, index]: [usize; 2]) -> Instruction {
        let (cx, body) = (self.cx, self.body);
        let source = Source::new(OpRef::new(cx, body, op), self.notes);
        let (nested, regions) = body.regions_of(op);
        let is_own = std::ptr::eq(nested, body);
        let code = self.meanings.compile(&source).filter(|_| is_own);
        if code.is_none() {
            self.unsupported.push(source.name_str().to_owned());
        }
        let header = source.header();
        for attrs in [header.props, header.attrs] {
            if let Some(attrs) = cx.attr(attrs).as_dict() {
                let symbols = attrs
                    .iter()
                    .filter_map(|(_, attr)| cx.attr(*attr).as_symbol());
                self.symbols
                    .extend(symbols.map(|(root, _)| self.notes.name_of(cx.str(root))));
            }
        }
        let elements = |value| element_count(cx.ty(body.value_type(value)));
        let elements = source.results().filter_map(elements).max();
        let values = source.operands().len() + source.results().len();
        let cost = elements.unwrap_or(1).max(values / VALUES_A_STEP).max(1);
        let regions = if is_own { regions } else { &[] };
        let places = (0..).map(|region| [block, index, region]);
        self.pending.extend(regions.iter().copied().zip(places));
        Instruction {
            code: code.map_or(Form::Unsupported, |code| code.0),
            cost: cost as u64,
            operands: source
                .operands()
                .map(|value| self.register(value))
                .collect(),
            results: self.slots(&source.results().collect::<Vec<_>>()),
            successors: body
                .successors(op)
                .iter()
                .filter_map(|block| self.by_id[block.index()])
                .collect(),
            regions: vec![None; regions.len()],
            is_scope: cx.traits(source.name()).has(Traits::ALLOCATION_SCOPE),
            origin: Origin {
                operation: source.name_str().into(),
                location: self.location(source.location()),
            },
        }
    }

    fn location(&self, location: pass_ir::Loc) -> Arc<str> {
        match self.cx.file_position(location) {
            Some((file, position)) => {
                format!("{file}:{}:{}", position.line, position.column).into()
            }
            None => Arc::from(""),
        }
    }
}
