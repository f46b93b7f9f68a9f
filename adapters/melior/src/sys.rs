//! The calls of C and C++, each in a function with the types of melior or of this crate.
//!
//! melior covers most of the C API. Here is what it leaves out, and the functions of `cpp/`.

#![expect(
    unsafe_code,
    reason = "here, and in the files of this folder, foreign functions are called"
)]

mod dense;
mod plugins;
#[cfg(feature = "cache")]
mod portable;
mod views;

pub(crate) use dense::Dense;
pub(crate) use plugins::*;
#[cfg(feature = "cache")]
pub(crate) use portable::*;
pub(crate) use views::*;

use std::borrow::Cow;
use std::ffi::{c_uint, c_void};
use std::sync::{PoisonError, RwLock, TryLockError};

use melior::ir::operation::OperationPrintingFlags;
use melior::ir::{Location, OperationRef};
use melior::pass::PassManager;
use melior::{Context, StringRef};
use mlir_sys::{
    MlirContext as RawContext, MlirDiagnostic, MlirIdentifier, MlirLogicalResult,
    MlirOpPrintingFlags, MlirOperation, MlirPassManager, MlirStringCallback, MlirStringRef,
    mlirContextAttachDiagnosticHandler, mlirDiagnosticPrint, mlirIdentifierStr, mlirLocationPrint,
    mlirOpPrintingFlagsElideLargeResourceString, mlirOpPrintingFlagsPrintNameLocAsPrefix,
    mlirOpPrintingFlagsSkipRegions, mlirParsePassPipeline, mlirPassManagerCreateOnOperation,
    mlirPassManagerGetAsOpPassManager, mlirPassManagerRunOnOp, mlirPrintPassPipeline,
};

use crate::{diagnostic, scope};

unsafe extern "C" {
    fn passwrightNameKind(context: RawContext, name: MlirStringRef) -> NameKind;
    fn passwrightNameImplements(
        context: RawContext,
        name: MlirStringRef,
        interface: MlirStringRef,
    ) -> bool;
    fn passwrightInterfaces(callback: MlirStringCallback, data: *mut c_void);
    fn passwrightOperations(context: RawContext, callback: MlirStringCallback, data: *mut c_void);
    fn passwrightDialects(context: RawContext, callback: MlirStringCallback, data: *mut c_void);
    fn passwrightDialectIsLoaded(context: RawContext, name: MlirStringRef) -> bool;
    fn passwrightLoadIrdl(module: MlirOperation) -> bool;
    fn passwrightThreadsAreEnabled(context: RawContext) -> bool;
    fn passwrightVerify(op: MlirOperation, recursive: bool) -> bool;
    fn passwrightResources() -> *mut c_void;
    fn passwrightDestroyResources(resources: *mut c_void);
    fn passwrightFlush();
    fn passwrightSayOnCrash(text: MlirStringRef);
    fn passwrightPrint(
        op: MlirOperation,
        flags: MlirOpPrintingFlags,
        resources: *mut c_void,
        callback: MlirStringCallback,
        data: *mut c_void,
    );
    fn passwrightNameValues(flags: MlirOpPrintingFlags, users: bool, unique: bool);
    fn passwrightWriteBytecode(
        op: MlirOperation,
        version: i64,
        elide_resources: bool,
        resources: *mut c_void,
        callback: MlirStringCallback,
        data: *mut c_void,
    ) -> bool;
    fn passwrightCopy(op: MlirOperation) -> MlirOperation;
    fn passwrightWriteOver(target: MlirOperation, copy: MlirOperation);
    fn passwrightParse(
        context: RawContext,
        source: RawSource,
        implicit_module: bool,
        line: c_uint,
        column: c_uint,
        resources: *mut c_void,
    ) -> MlirOperation;
    fn passwrightReadOptions(
        text: MlirStringRef,
        is_list: bool,
        callback: MlirStringCallback,
        data: *mut c_void,
    ) -> bool;
    fn passwrightLoadDialectsOf(manager: MlirPassManager, context: RawContext);
    fn passwrightDialectsOfAreLoaded(manager: MlirPassManager, context: RawContext) -> bool;
    fn passwrightAccepts(
        manager: MlirPassManager,
        context: RawContext,
        name: MlirStringRef,
    ) -> bool;
    fn passwrightVisitEntities(
        op: MlirOperation,
        types: bool,
        visit: unsafe extern "C" fn(EntityKind, *const c_void, MlirOperation, *mut c_void),
        data: *mut c_void,
    );
    fn passwrightTypeNames(
        kind: EntityKind,
        key: *const c_void,
        callback: MlirStringCallback,
        data: *mut c_void,
    );
    fn passwrightPreservedAll(manager: MlirPassManager) -> bool;
}

/// The kind of the name of an operation; `NameKind` of `cpp/facts.cpp`.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(dead_code, reason = "C++ creates the values")]
pub(crate) enum NameKind {
    Unregistered = 0,
    Registered = 1,
    Isolated = 2,
}

pub(crate) fn name_kind(context: &Context, name: &str) -> NameKind {
    // SAFETY: the context is alive, and the name is read during the call alone.
    unsafe { passwrightNameKind(context.to_raw(), raw(name)) }
}

pub(crate) fn name_implements(context: &Context, name: &str, interface: &str) -> bool {
    // SAFETY: the context is alive, and the texts are read during the call alone.
    unsafe { passwrightNameImplements(context.to_raw(), raw(name), raw(interface)) }
}

pub(crate) fn interfaces() -> Vec<String> {
    let mut texts = Vec::new();
    // SAFETY: `push` gets the list that it takes, and is not called after the function returns.
    unsafe { passwrightInterfaces(Some(push), data(&mut texts)) };
    texts
}

/// Returns the registered operations of all loaded dialects.
pub(crate) fn operations(context: &Context) -> Vec<String> {
    let mut texts = Vec::new();
    // SAFETY: the context is alive; `push` gets the list that it takes, and is not called after the function returns.
    unsafe { passwrightOperations(context.to_raw(), Some(push), data(&mut texts)) };
    texts
}

pub(crate) fn dialects(context: &Context) -> Vec<String> {
    let mut texts = Vec::new();
    // SAFETY: the context is alive; `push` gets the list that it takes, and is not called after the function returns.
    unsafe { passwrightDialects(context.to_raw(), Some(push), data(&mut texts)) };
    texts
}

pub(crate) fn dialect_is_loaded(context: &Context, name: &str) -> bool {
    // SAFETY: the context is alive, and the name is read during the call alone.
    unsafe { passwrightDialectIsLoaded(context.to_raw(), raw(name)) }
}

/// Loads the dialects that a module in IRDL defines. Violations become diagnostics of the context.
///
/// # Safety
///
/// The operation is a valid module, none of the dialects exists, and no other thread uses the context meanwhile.
pub(crate) unsafe fn load_irdl(module: MlirOperation) -> bool {
    // SAFETY: as the caller says.
    unsafe { passwrightLoadIrdl(module) }
}

/// Shared by those that look up passes of MLIR by their names, and taken alone to register some.
static REGISTRY: RwLock<()> = RwLock::new(());

pub(crate) fn elide_resources(flags: &OperationPrintingFlags, above: usize) {
    let above = isize::try_from(above).unwrap_or(isize::MAX);
    // SAFETY: the flags are alive.
    unsafe { mlirOpPrintingFlagsElideLargeResourceString(flags.to_raw(), above) }
}

/// Sets whether comments name the users of values, and whether names of values are unique.
pub(crate) fn name_values(flags: &OperationPrintingFlags, users: bool, unique: bool) {
    // SAFETY: the flags are alive.
    unsafe { passwrightNameValues(flags.to_raw(), users, unique) }
}

pub(crate) fn name_by_locations(flags: &OperationPrintingFlags) {
    // SAFETY: the flags are alive.
    unsafe { mlirOpPrintingFlagsPrintNameLocAsPrefix(flags.to_raw()) }
}

pub(crate) fn skip_regions(flags: &OperationPrintingFlags) {
    // SAFETY: the flags are alive.
    unsafe { mlirOpPrintingFlagsSkipRegions(flags.to_raw()) }
}

/// Returns whether the tables of the context are locked, so that several threads may create types and attributes.
pub(crate) fn threads_are_enabled(context: &Context) -> bool {
    // SAFETY: the context is alive.
    unsafe { passwrightThreadsAreEnabled(context.to_raw()) }
}

/// Returns the text of an identifier, which lives as long as the context.
///
/// # Safety
///
/// The identifier is one of that context.
pub(crate) unsafe fn identifier_text(_context: &Context, identifier: usize) -> &[u8] {
    let identifier = MlirIdentifier {
        ptr: identifier as *mut c_void,
    };
    // SAFETY: the caller says that the identifier is alive.
    let text = unsafe { mlirIdentifierStr(identifier) };
    // SAFETY: it has that many bytes, and lives as long as the context, which is borrowed for that long.
    unsafe { bytes(text) }
}

/// Returns a text that MLIR lends, with replacements for bytes that are not UTF-8. melior's own conversion panics on an empty one,
/// and cuts a null character off.
pub(crate) fn text(text: StringRef<'_>) -> Cow<'_, str> {
    // SAFETY: the bytes are there as long as the reference.
    String::from_utf8_lossy(unsafe { bytes(text.to_raw()) })
}

/// Returns a text that MLIR lends, unless it is not UTF-8.
pub(crate) fn utf8(text: StringRef<'_>) -> Option<String> {
    // SAFETY: the bytes are there as long as the reference.
    let bytes = unsafe { bytes(text.to_raw()) };
    Some(str::from_utf8(bytes).ok()?.to_owned())
}

/// Attaches the handler of diagnostics to a context with this number, see [`scope`].
pub(crate) fn attach_handler(context: &Context, number: u64) {
    unsafe extern "C" fn handle(raw: MlirDiagnostic, number: *mut c_void) -> MlirLogicalResult {
        // SAFETY: MLIR lends the diagnostic to its handler.
        let is_kept = scope::keep(number as u64, || unsafe { diagnostic::convert(raw) });
        MlirLogicalResult {
            value: is_kept.into(),
        }
    }
    let number = number as *mut c_void;
    // SAFETY: the context is alive, and the handler gets the number, which nothing has to free.
    unsafe { mlirContextAttachDiagnosticHandler(context.to_raw(), Some(handle), number, None) };
}

/// Returns the message of a diagnostic.
///
/// # Safety
///
/// The diagnostic is alive.
pub(crate) unsafe fn message(diagnostic: MlirDiagnostic) -> String {
    // SAFETY: as the caller says.
    collect_text(|append, data| unsafe { mlirDiagnosticPrint(diagnostic, append, data) })
}

/// Returns a location as a text.
pub(crate) fn location_text(location: Location<'_>) -> String {
    // SAFETY: the location is alive.
    collect_text(|append, data| unsafe { mlirLocationPrint(location.to_raw(), append, data) })
}

/// Returns the text that a function of MLIR prints, with replacements for bytes that are not UTF-8.
pub(crate) fn collect_text(print: impl FnOnce(MlirStringCallback, *mut c_void)) -> String {
    let mut text = Vec::new();
    print(Some(append), std::ptr::from_mut(&mut text).cast());
    // Large modules are not copied once more.
    String::from_utf8(text)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// A named entity in an operation: the operation, a type or an attribute.
#[derive(Clone, Copy)]
pub(crate) struct Entity {
    kind: EntityKind,
    key: *const c_void,
    op: MlirOperation,
}

/// The kind of an entity; `EntityKind` of `cpp/facts.cpp`.
#[repr(i32)]
#[derive(Clone, Copy, PartialEq, Eq)]
#[expect(dead_code, reason = "C++ creates the values")]
enum EntityKind {
    Operation = 0,
    Type = 1,
    Attribute = 2,
}

impl Entity {
    pub(crate) fn is_operation(&self) -> bool {
        self.kind == EntityKind::Operation
    }

    /// Returns a key that is equal for equal names: types and attributes are unique.
    pub(crate) fn key(&self) -> u64 {
        self.key as u64
    }

    /// Returns the operation that it is, or belongs to.
    ///
    /// # Safety
    ///
    /// The operation is alive for `'a`.
    pub(crate) unsafe fn operation<'c, 'a>(&self) -> OperationRef<'c, 'a> {
        // SAFETY: as the caller says.
        unsafe { OperationRef::from_raw(self.op) }
    }

    /// Returns the names of the types in a type or attribute of a living context.
    pub(crate) fn type_names(&self, _context: &Context) -> Vec<String> {
        let mut names = Vec::new();
        // SAFETY: the key is a type or attribute, which lives as long as the context; `push` gets the list that it takes.
        unsafe { passwrightTypeNames(self.kind, self.key, Some(push), data(&mut names)) };
        names
    }
}

/// Returns an operation and all nested ones, each followed by its types and attributes if `types` is set.
///
/// # Safety
///
/// The operation is alive, and no other thread changes it.
pub(crate) unsafe fn entities(op: MlirOperation, types: bool) -> Vec<Entity> {
    unsafe extern "C" fn add(
        kind: EntityKind,
        key: *const c_void,
        op: MlirOperation,
        data: *mut c_void,
    ) {
        // SAFETY: `entities` passes a list that nothing else uses during the call.
        let found = unsafe { &mut *data.cast::<Vec<Entity>>() };
        found.push(Entity { kind, key, op });
    }
    let mut found: Vec<Entity> = Vec::new();
    let data = std::ptr::from_mut(&mut found).cast();
    // SAFETY: as the caller says; `add` gets the list that it takes, and is not called after the function returns.
    unsafe { passwrightVisitEntities(op, types, add, data) };
    found
}

/// Verifies an operation, and with `recursive` its nested operations. Violations become diagnostics of the context.
///
/// # Safety
///
/// The operation is alive, and no other thread changes it.
pub(crate) unsafe fn verify(op: MlirOperation, recursive: bool) -> bool {
    // SAFETY: as the caller says.
    unsafe { passwrightVerify(op, recursive) }
}

/// The resources of a module that MLIR does not use and writes with it.
#[derive(Debug)]
pub(crate) struct Resources(*mut c_void);

impl Resources {
    pub(crate) fn new() -> Self {
        // SAFETY: it takes nothing.
        Self(unsafe { passwrightResources() })
    }
}

impl Drop for Resources {
    fn drop(&mut self) {
        // SAFETY: this value owns them.
        unsafe { passwrightDestroyResources(self.0) }
    }
}

/// Shared by runs of passes in C++, which may print to standard output, and taken alone to write what they have printed:
/// MLIR's stream has no lock.
static STANDARD_OUTPUT: RwLock<()> = RwLock::new(());

/// Writes what passes of MLIR have printed to standard output, unless one runs, on this thread or another: then it is written
/// later. Returns whether it was written.
pub(crate) fn flush() -> bool {
    let exclusive = match STANDARD_OUTPUT.try_write() {
        Ok(guard) => Some(guard),
        Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    };
    if exclusive.is_some() {
        // SAFETY: no pass in C++ runs, so nothing else uses the stream.
        unsafe { passwrightFlush() }
    }
    exclusive.is_some()
}

/// Writes a text to standard error when a crash ends the process.
pub(crate) fn say_on_crash(text: &'static str) {
    // SAFETY: the text lives as long as the process.
    unsafe { passwrightSayOnCrash(raw(text)) }
}

/// Returns the text of an operation, with resources if there are any.
///
/// # Safety
///
/// The operation is alive, and no other thread changes it.
pub(crate) unsafe fn print(
    op: MlirOperation,
    flags: &OperationPrintingFlags,
    resources: Option<&Resources>,
) -> String {
    let resources = resources.map_or(std::ptr::null_mut(), |resources| resources.0);
    // SAFETY: as the caller says; the flags are alive.
    collect_text(|append, data| unsafe {
        passwrightPrint(op, flags.to_raw(), resources, append, data);
    })
}

/// Returns the bytecode of an operation, or `None` after diagnostics.
///
/// # Safety
///
/// The operation is alive, and no other thread changes it.
pub(crate) unsafe fn bytecode(
    op: MlirOperation,
    version: Option<i64>,
    elide_resources: bool,
    resources: &Resources,
) -> Option<Vec<u8>> {
    let (mut bytes, version) = (Vec::new(), version.unwrap_or(-1));
    let data = std::ptr::from_mut(&mut bytes).cast();
    // SAFETY: as the caller says; `append` gets the bytes that it takes, and is not called after the function returns.
    let is_written = unsafe {
        passwrightWriteBytecode(
            op,
            version,
            elide_resources,
            resources.0,
            Some(append),
            data,
        )
    };
    is_written.then_some(bytes)
}

/// Returns a copy of an operation, which the caller owns; null if the operation may use values from outside.
///
/// # Safety
///
/// The operation is alive, and no other thread changes it.
pub(crate) unsafe fn copy(op: MlirOperation) -> MlirOperation {
    // SAFETY: as the caller says.
    unsafe { passwrightCopy(op) }
}

/// Makes an operation equal to a copy of it, whose nested operations are moved.
///
/// # Safety
///
/// Both are alive, of one name, and used by no one else.
pub(crate) unsafe fn write_over(target: MlirOperation, copy: MlirOperation) {
    // SAFETY: as the caller says.
    unsafe { passwrightWriteOver(target, copy) }
}

/// A text, or bytecode.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source<'t> {
    pub(crate) text: &'t [u8],
    /// The file that it is in, and the number of lines before it.
    pub(crate) file: &'t str,
    pub(crate) lines_before: usize,
    /// The name of the text in diagnostics of the parser: the file if there are no lines before it.
    pub(crate) name: &'t str,
}

#[repr(C)]
struct RawSource {
    text: MlirStringRef,
    file: MlirStringRef,
    lines_before: c_uint,
    name: MlirStringRef,
}

/// Parses a source without verification. Returns the outermost operation, which the caller owns; null after diagnostics.
/// With `implicit_module`, a text that is not a module is wrapped in one at that line and column.
pub(crate) fn parse(
    context: &Context,
    source: Source<'_>,
    implicit_module: Option<(usize, usize)>,
    resources: &Resources,
) -> MlirOperation {
    let (line, column) = implicit_module.unwrap_or_default();
    let numbers = [line, column, source.lines_before];
    let [line, column, lines_before] =
        numbers.map(|number| c_uint::try_from(number).unwrap_or(c_uint::MAX));
    let source = RawSource {
        text: MlirStringRef {
            data: source.text.as_ptr().cast(),
            length: source.text.len(),
        },
        file: raw(source.file),
        lines_before,
        name: raw(source.name),
    };
    let is_implicit = implicit_module.is_some();
    // SAFETY: the context is alive, and the texts are copied.
    unsafe {
        passwrightParse(
            context.to_raw(),
            source,
            is_implicit,
            line,
            column,
            resources.0,
        )
    }
}

/// Creates an empty pass manager for any operation.
pub(crate) fn manager_for_any<'c>(context: &'c Context) -> PassManager<'c> {
    // SAFETY: the context is alive.
    let manager = unsafe { mlirPassManagerCreateOnOperation(context.to_raw(), raw("any")) };
    // SAFETY: the manager was just made, and nothing else owns it.
    let manager = unsafe { PassManager::from_raw(manager) };
    // Our manager verifies; once is enough.
    manager.enable_verifier(false);
    manager
}

/// Adds the passes of a pipeline for any operation to the manager, or returns MLIR's error.
pub(crate) fn fill(manager: &PassManager<'_>, pipeline: &str) -> Result<(), String> {
    let mut diagnostics = Vec::new();
    let _registry = REGISTRY.read().unwrap_or_else(PoisonError::into_inner);
    // SAFETY: the manager is alive.
    let passes = unsafe { mlirPassManagerGetAsOpPassManager(manager.to_raw()) };
    // SAFETY: the manager is alive; `push` gets the list that it takes, and is not called after the function returns.
    let result =
        unsafe { mlirParsePassPipeline(passes, raw(pipeline), Some(push), data(&mut diagnostics)) };
    if result.value == 0 {
        Err(diagnostics.concat())
    } else {
        Ok(())
    }
}

/// Returns the values that MLIR reads for the option `value` of a pass, followed by that for `next`.
pub(crate) fn read_options(text: &str, is_list: bool) -> Option<Vec<String>> {
    let mut values = Vec::new();
    let _registry = REGISTRY.read().unwrap_or_else(PoisonError::into_inner);
    // SAFETY: the text is read during the call alone; `push` gets the list that it takes, and is not called after the function returns.
    let is_read =
        unsafe { passwrightReadOptions(raw(text), is_list, Some(push), data(&mut values)) };
    is_read.then_some(values)
}

/// Returns the passes of the manager as pipeline text, without the anchor.
pub(crate) fn passes(manager: &PassManager<'_>) -> String {
    let mut printed = Vec::new();
    // SAFETY: the manager is alive.
    let passes = unsafe { mlirPassManagerGetAsOpPassManager(manager.to_raw()) };
    // SAFETY: the manager is alive; `push` gets the list that it takes, and is not called after the function returns.
    unsafe { mlirPrintPassPipeline(passes, Some(push), data(&mut printed)) };
    let printed = printed.concat();
    let passes = printed.split_once('(').map_or("", |(_, passes)| passes);
    passes.strip_suffix(')').unwrap_or(passes).to_owned()
}

/// Loads the dialects that the passes need. No other thread may use the context meanwhile.
pub(crate) fn load_dialects_of(manager: &PassManager<'_>, context: &Context) {
    // SAFETY: both are alive.
    unsafe { passwrightLoadDialectsOf(manager.to_raw(), context.to_raw()) }
}

/// Returns whether a run of the manager loads no dialect.
pub(crate) fn dialects_of_are_loaded(manager: &PassManager<'_>, context: &Context) -> bool {
    // SAFETY: both are alive.
    unsafe { passwrightDialectsOfAreLoaded(manager.to_raw(), context.to_raw()) }
}

pub(crate) fn accepts(manager: &PassManager<'_>, context: &Context, name: &str) -> bool {
    // SAFETY: both are alive, and the name is read during the call alone.
    unsafe { passwrightAccepts(manager.to_raw(), context.to_raw(), raw(name)) }
}

/// Runs the manager on an operation. Returns whether all passes report no change, or `None` if a pass failed.
///
/// # Safety
///
/// The operation is alive, no other thread uses it, the manager is used by this thread alone, and either the dialects of
/// its passes are loaded or no other thread uses the context.
pub(crate) unsafe fn run(manager: &PassManager<'_>, op: MlirOperation) -> Option<bool> {
    // Runs nest, so a thread may share it several times: nobody ever waits to have it alone.
    let _output = STANDARD_OUTPUT
        .read()
        .unwrap_or_else(PoisonError::into_inner);
    // SAFETY: as the caller says.
    let result = unsafe { mlirPassManagerRunOnOp(manager.to_raw(), op) };
    // SAFETY: the passes have run, so they have a state to ask.
    (result.value != 0).then(|| unsafe { passwrightPreservedAll(manager.to_raw()) })
}

pub(crate) fn raw(text: &str) -> MlirStringRef {
    StringRef::new(text).to_raw()
}

fn data(texts: &mut Vec<String>) -> *mut c_void {
    std::ptr::from_mut(texts).cast()
}

/// Pushes a text to the `Vec<String>` at `data`.
unsafe extern "C" fn push(text: MlirStringRef, data: *mut c_void) {
    // SAFETY: each caller above passes a list that nothing else uses during the call.
    let texts = unsafe { &mut *data.cast::<Vec<String>>() };
    // SAFETY: MLIR passes a text that is there during the call.
    let text = unsafe { bytes(text) };
    texts.push(String::from_utf8_lossy(text).into_owned());
}

/// Appends a piece of a text to the `Vec<u8>` at `data`.
unsafe extern "C" fn append(piece: MlirStringRef, data: *mut c_void) {
    // SAFETY: `collect_text` and `bytecode` pass bytes that nothing else uses during the call.
    let text = unsafe { &mut *data.cast::<Vec<u8>>() };
    // SAFETY: MLIR passes a text that is there during the call.
    text.extend_from_slice(unsafe { bytes(piece) });
}

/// Returns the bytes of a text.
///
/// # Safety
///
/// They are there for `'t`.
unsafe fn bytes<'t>(text: MlirStringRef) -> &'t [u8] {
    if text.length == 0 {
        return &[];
    }
    // SAFETY: as the caller says.
    unsafe { std::slice::from_raw_parts(text.data.cast(), text.length) }
}
