//! Libraries with dialects and passes.

use std::ffi::c_void;
use std::sync::PoisonError;

use melior::Context;
use mlir_sys::{MlirContext as RawContext, MlirStringCallback, MlirStringRef};

use super::{REGISTRY, bytes, data, push, raw};

unsafe extern "C" {
    fn passwrightBringsMlir(path: MlirStringRef) -> bool;
    fn passwrightLoadDialectPlugin(
        context: RawContext,
        path: MlirStringRef,
        callback: MlirStringCallback,
        data: *mut c_void,
    ) -> bool;
    fn passwrightLoadPassPlugin(
        path: MlirStringRef,
        callback: unsafe extern "C" fn(RecordKind, MlirStringRef, MlirStringRef, *mut c_void),
        data: *mut c_void,
    );
}

/// Adds the dialects of a library to those that a context can load.
///
/// # Safety
///
/// The library is made for this MLIR, and no other thread uses the context meanwhile.
pub(crate) unsafe fn load_dialect_plugin(context: &Context, path: &str) -> Result<(), String> {
    let mut texts = Vec::new();
    // SAFETY: as the caller says; `push` gets the list that it takes, and is not called after the function returns.
    let is_loaded = unsafe {
        passwrightLoadDialectPlugin(context.to_raw(), raw(path), Some(push), data(&mut texts))
    };
    is_loaded.then_some(()).ok_or_else(|| texts.concat())
}

/// Returns whether a library loads MLIR's shared library into a program that has an MLIR of its own.
pub(crate) fn brings_mlir(path: &str) -> bool {
    // SAFETY: the path is read during the call alone.
    unsafe { passwrightBringsMlir(raw(path)) }
}

/// A record about a pass or pipeline that a library has registered: its entry is followed by its name, anchors and options.
#[derive(Debug)]
pub(crate) struct RegistryRecord {
    pub(crate) kind: RecordKind,
    pub(crate) name: String,
    pub(crate) text: String,
}

/// The kind of a record; `RecordKind` of `cpp/plugins.cpp`.
#[repr(i32)]
#[derive(Clone, Copy, Debug)]
#[expect(dead_code, reason = "C++ creates the values")]
pub(crate) enum RecordKind {
    Error = 0,
    Pass = 1,
    Pipeline = 2,
    Name = 3,
    Anchor = 4,
    Flag = 5,
    Option = 6,
    List = 7,
}

/// Loads a library with passes, and returns what it has registered.
///
/// # Safety
///
/// The library is made for this MLIR and finds it in the process, and no other thread changes the options of LLVM's command line.
pub(crate) unsafe fn load_pass_plugin(path: &str) -> Vec<RegistryRecord> {
    unsafe extern "C" fn add(
        kind: RecordKind,
        name: MlirStringRef,
        text: MlirStringRef,
        data: *mut c_void,
    ) {
        // SAFETY: `load_pass_plugin` passes a list that nothing else uses during the call.
        let found = unsafe { &mut *data.cast::<Vec<RegistryRecord>>() };
        let [name, text] = [name, text].map(|text| {
            // SAFETY: the texts are there during the call.
            let text = unsafe { bytes(text) };
            String::from_utf8_lossy(text).into_owned()
        });
        found.push(RegistryRecord { kind, name, text });
    }
    let mut found: Vec<RegistryRecord> = Vec::new();
    let data = std::ptr::from_mut(&mut found).cast();
    let _registry = REGISTRY.write().unwrap_or_else(PoisonError::into_inner);
    // SAFETY: as the caller says; `add` gets the list that it takes, and is not called after the function returns.
    unsafe { passwrightLoadPassPlugin(raw(path), add, data) };
    found
}
