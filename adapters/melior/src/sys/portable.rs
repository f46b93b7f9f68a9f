//! Calls of `cpp/portable.cpp`.

use std::ffi::{c_int, c_void};

use melior::Context;
use melior::ir::operation::{Operation, OperationLike};
use mlir_sys::{MlirContext as RawContext, MlirOperation, MlirStringCallback};

use super::{Resources, Source, append, data, parse, push};

unsafe extern "C" {
    fn passwrightLoadedDialects(
        context: RawContext,
        callback: MlirStringCallback,
        data: *mut c_void,
    );
    fn passwrightWritten() -> u64;
    fn passwrightEncode(
        op: MlirOperation,
        callback: MlirStringCallback,
        data: *mut c_void,
    ) -> c_int;
    fn passwrightBlockUses(
        op: MlirOperation,
        visit: unsafe extern "C" fn(u32, *mut c_void),
        data: *mut c_void,
    );
    fn passwrightOrderBlockUses(op: MlirOperation, numbers: *const u32, count: usize) -> bool;
}

/// Returns the names of the dialects that are loaded, sorted.
pub(crate) fn loaded_dialects(context: &Context) -> Vec<String> {
    let mut texts = Vec::new();
    // SAFETY: the context is alive; `push` gets the list that it takes, and is not called after the function returns.
    unsafe { passwrightLoadedDialects(context.to_raw(), Some(push), data(&mut texts)) };
    texts.sort_unstable();
    texts
}

/// Returns the number of bytes that were written to LLVM's streams of standard output and standard error.
pub(crate) fn written() -> u64 {
    // SAFETY: it reads two counters of streams that live as long as the process. What another thread writes meanwhile may count or not.
    unsafe { passwrightWritten() }
}

/// Returns the bytecode of an operation, and the order of the uses of its blocks.
///
/// # Errors
///
/// Says why another process could not read it. MLIR may have reported diagnostics to the context.
///
/// # Safety
///
/// The operation is alive, and no other thread changes it.
pub(crate) unsafe fn encode(op: MlirOperation) -> Result<(Vec<u8>, Vec<u32>), &'static str> {
    unsafe extern "C" fn add(number: u32, data: *mut c_void) {
        // SAFETY: `encode` passes a list that nothing else uses during the call.
        let numbers = unsafe { &mut *data.cast::<Vec<u32>>() };
        numbers.push(number);
    }
    let mut bytes: Vec<u8> = Vec::new();
    // SAFETY: as the caller says; `append` gets the bytes that it takes, and is not called after the function returns.
    let status =
        unsafe { passwrightEncode(op, Some(append), std::ptr::from_mut(&mut bytes).cast()) };
    match status {
        0 => {}
        1 => return Err("passes of MLIR may read what is around a nested operation"),
        2 => return Err("it has attributes that are distinct, pointers, or resources"),
        _ => return Err("MLIR does not write it as bytecode"),
    }
    let mut numbers: Vec<u32> = Vec::new();
    // SAFETY: as the caller says; `add` gets the list that it takes, and is not called after the function returns.
    unsafe { passwrightBlockUses(op, add, std::ptr::from_mut(&mut numbers).cast()) };
    Ok((bytes, numbers))
}

/// Reads what `encode` has returned. `None` if it is malformed; MLIR may have reported diagnostics to the context.
pub(crate) fn decode<'c>(
    context: &'c Context,
    bytes: &[u8],
    numbers: &[u32],
) -> Option<Operation<'c>> {
    let source = Source {
        text: bytes,
        file: "",
        lines_before: 0,
        name: "",
    };
    let raw = parse(context, source, None, &Resources::new());
    // SAFETY: it is null or an operation that the parser gave up the ownership of.
    let operation = unsafe { Operation::from_option_raw(raw) }?;
    let (first, count) = (numbers.as_ptr(), numbers.len());
    // SAFETY: nothing else uses the operation, and the numbers are read during the call alone.
    let is_ordered = unsafe { passwrightOrderBlockUses(operation.to_raw(), first, count) };
    is_ordered.then_some(operation)
}
