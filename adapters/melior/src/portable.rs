//! Operations of MLIR in a form that other processes restore.

#![expect(unsafe_code, reason = "an operation is written and replaced by C++")]

use melior::ir::operation::{Operation, OperationLike, OperationPrintingFlags};
use pass_cache::{Portable, PortableIr, PortablePart};
use pass_runtime::Failure;

use crate::ancestor::MlirView;
use crate::context::MlirContext;
use crate::ir::Mlir;
use crate::native::NativePass;
use crate::op::MlirOp;
use crate::{scope, sys};

/// The form of an operation is bytecode, with its locations. A pass in C++ may read all that its operation leads to, so an operation
/// that is inside of another one has no form.
impl PortableIr for Mlir {
    type Place = ();

    /// The parts of a text share a context: dialects that earlier ones have loaded are known to passes, and names of resources are
    /// taken.
    const TEXTS_ARE_INDEPENDENT: bool = false;

    /// The form is the bytecode of a whole module, which takes longer than many passes.
    const FORMS_ARE_FAST: bool = false;

    fn encode(
        cx: &MlirContext,
        op: &MlirOp<'_>,
        symbol: bool,
    ) -> Result<Portable<()>, &'static str> {
        if !symbol {
            return Err("its form contains its name");
        }
        let _access = cx.access();
        // SAFETY: the operation is lent.
        let (encoded, _) = scope::collect(cx, || unsafe { sys::encode(op.raw()) });
        let (bytecode, numbers) = encoded?;
        if has_resources(&bytecode) {
            return Err("it has resources, whose names are those of the context");
        }
        let mut bytes = Vec::with_capacity(bytecode.len() + 4 * numbers.len() + 8);
        bytes.extend((numbers.len() as u64).to_le_bytes());
        bytes.extend(numbers.into_iter().flat_map(u32::to_le_bytes));
        bytes.extend(bytecode);
        let nested = Vec::new();
        Ok(Portable {
            parts: vec![PortablePart { bytes, nested }],
            locations: Vec::new(),
            places: Vec::new(),
        })
    }

    fn decode(cx: &MlirContext, op: MlirOp<'_>, form: &Portable<()>) -> Result<(), Failure> {
        let _access = cx.access();
        let decoded = decode(cx, form);
        let decoded = decoded.filter(|decoded| decoded.name() == op.melior().name());
        let decoded = decoded.ok_or_else(Failure::new)?;
        // SAFETY: the operation is lent exclusively, has the same name, and the other one is owned.
        unsafe { sys::write_over(op.raw(), decoded.to_raw()) };
        Ok(())
    }

    /// Some passes of MLIR order uses by addresses. The text with locations shows all else.
    fn is_equivalent(cx: &MlirContext, left: &Portable<()>, right: &Portable<()>) -> bool {
        let text = |form| {
            let operation = decode(cx, form)?;
            let flags = OperationPrintingFlags::new().enable_debug_info(true, false);
            let flags = flags.print_generic_operation_form();
            // SAFETY: nothing else uses the operation.
            Some(unsafe { sys::print(operation.to_raw(), &flags, None) })
        };
        let _access = cx.access();
        let left = text(left);
        left.is_some() && left == text(right)
    }

    fn view_text(cx: &MlirContext, view: &MlirView) -> Option<String> {
        view.text(cx)
    }

    fn side_effects() -> u64 {
        sys::written().wrapping_add(NativePass::runs_of_others())
    }

    fn state_text(cx: &MlirContext) -> String {
        let _access = cx.access();
        sys::loaded_dialects(cx.raw_context()).join("\n")
    }

    fn context_text(cx: &MlirContext) -> String {
        let allows_unregistered = cx.raw_context().allow_unregistered_dialects();
        format!("{allows_unregistered}\n{}", cx.dialects().join("\n"))
    }
}

/// Returns the operation of a form; `None` if that is malformed.
fn decode<'c>(cx: &'c MlirContext, form: &Portable<()>) -> Option<Operation<'c>> {
    let (numbers, bytecode) = read(form)?;
    let context = cx.raw_context();
    let (decoded, _) = scope::collect(cx, || sys::decode(context, bytecode, &numbers));
    decoded.filter(|decoded| sys::keeps_isolation(decoded.to_raw()))
}

/// Returns the order of the uses of blocks, and the bytecode.
fn read(form: &Portable<()>) -> Option<(Vec<u32>, &[u8])> {
    let (count, rest) = form.parts.last()?.bytes.split_first_chunk()?;
    let length = usize::try_from(u64::from_le_bytes(*count)).ok()?;
    let (numbers, bytecode) = rest.split_at_checked(length.checked_mul(4)?)?;
    let numbers = numbers.chunks_exact(4).filter_map(<[u8]>::first_chunk);
    Some((numbers.copied().map(u32::from_le_bytes).collect(), bytecode))
}

/// Returns whether bytecode has resources. True if it cannot be told.
fn has_resources(bytecode: &[u8]) -> bool {
    /// The section of the names of resources, which begins with the number of groups of external ones: none of an operation alone.
    const NAMES: u8 = 6;
    let mut sections = Sections::of(bytecode);
    match &mut sections {
        Some(sections) => {
            sections.any(|section| section.is_none_or(|(id, length)| id == NAMES && length > 1))
        }
        None => true,
    }
}

/// The sections of bytecode: the number and the length of each, or `None` for something else.
struct Sections<'b> {
    all: &'b [u8],
    rest: &'b [u8],
}

impl<'b> Sections<'b> {
    fn of(all: &'b [u8]) -> Option<Self> {
        let rest = all.strip_prefix(Mlir::BYTECODE)?;
        let mut sections = Self { all, rest };
        sections.number()?;
        let producer = sections.rest.iter().position(|byte| *byte == 0)?;
        sections.rest = sections.rest.get(producer + 1..)?;
        Some(sections)
    }

    /// Reads a number, which begins with a bit for each of its further bytes.
    fn number(&mut self) -> Option<u64> {
        let further = self.rest.first()?.trailing_zeros() as usize;
        let (bytes, rest) = self.rest.split_at_checked(further + 1)?;
        self.rest = rest;
        let bytes = if further == 8 { &bytes[1..] } else { bytes };
        let number = bytes.iter().rev();
        let number = number.fold(0_u64, |number, byte| (number << 8) | u64::from(*byte));
        Some(if further == 8 {
            number
        } else {
            number >> (further + 1)
        })
    }

    fn section(&mut self) -> Option<(u8, usize)> {
        const IS_ALIGNED: u8 = 0x80;
        let (id, rest) = self.rest.split_first()?;
        self.rest = rest;
        let length = usize::try_from(self.number()?).ok()?;
        if id & IS_ALIGNED != 0 {
            let alignment = usize::try_from(self.number()?).ok()?;
            let offset = self.all.len() - self.rest.len();
            let padding = offset.checked_next_multiple_of(alignment)? - offset;
            self.rest = self.rest.get(padding..)?;
        }
        self.rest = self.rest.get(length..)?;
        Some((id & !IS_ALIGNED, length))
    }
}

impl Iterator for Sections<'_> {
    type Item = Option<(u8, usize)>;

    fn next(&mut self) -> Option<Self::Item> {
        (!self.rest.is_empty()).then(|| self.section())
    }
}
