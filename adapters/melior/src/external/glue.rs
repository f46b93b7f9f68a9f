//! The callbacks of `cpp/declared.cpp`, and the conversion of diagnostics to MLIR.

use std::borrow::Cow;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};

use melior::StringRef;
use melior::ir::Location as MlirLocation;
use melior::ir::operation::{OperationLike, OperationRef};
use melior::pass::Pass;
use mlir_sys::{
    MlirDiagnosticSeverity, MlirDiagnosticSeverity_MlirDiagnosticError,
    MlirDiagnosticSeverity_MlirDiagnosticNote, MlirDiagnosticSeverity_MlirDiagnosticRemark,
    MlirDiagnosticSeverity_MlirDiagnosticWarning, MlirLocation as RawLocation, MlirOperation,
    MlirPass, MlirStringRef,
};
use pass_runtime::diagnostic::Severity;
use pass_runtime::{Diagnostic, Location, PassInfo};

use crate::sys;

/// The outcome of a run; `Outcome` of `cpp/declared.cpp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub(super) enum Outcome {
    Failed = 0,
    Changed = 1,
    ChangedNothing = 2,
}

/// The Rust side of a pass, which MLIR moves between threads and uses on one at a time.
pub(super) trait RunPass: Send {
    fn run(&mut self, op: MlirOperation) -> Outcome;

    fn accepts(&self, name: &str) -> bool;

    /// Clones the pass for another thread, if that succeeds.
    fn copy(&self) -> Option<Box<dyn RunPass>>;
}

/// The data of a pass, which C++ owns. `None` is a failed clone, which fails when it runs.
type Data = Option<Box<dyn RunPass>>;

#[repr(C)]
struct Callbacks {
    run: unsafe extern "C" fn(*mut c_void, MlirOperation) -> Outcome,
    accepts: unsafe extern "C" fn(*mut c_void, MlirStringRef) -> bool,
    copy: unsafe extern "C" fn(*mut c_void) -> *mut c_void,
    destroy: unsafe extern "C" fn(*mut c_void),
}

#[repr(C)]
struct RawNote {
    location: RawLocation,
    message: MlirStringRef,
}

unsafe extern "C" {
    fn passwrightDeclaredPass(
        name: MlirStringRef,
        argument: MlirStringRef,
        summary: MlirStringRef,
        callbacks: Callbacks,
        data: *mut c_void,
    ) -> MlirPass;
    fn passwrightShow(text: MlirStringRef);
    fn passwrightReport(
        location: RawLocation,
        severity: MlirDiagnosticSeverity,
        message: MlirStringRef,
        notes: *const RawNote,
        count: isize,
    );
}

pub(super) fn pass(info: &PassInfo, work: Box<dyn RunPass>) -> Pass {
    let callbacks = Callbacks {
        run,
        accepts,
        copy,
        destroy,
    };
    let [name, argument, summary] = [info.name, info.argument, info.summary].map(sys::raw);
    // SAFETY: the texts are copied, and the callbacks take the data that `into_data` makes.
    let raw = unsafe {
        passwrightDeclaredPass(name, argument, summary, callbacks, into_data(Some(work)))
    };
    // SAFETY: the pass was just made, and nothing else owns it.
    unsafe { Pass::from_raw(raw) }
}

/// Reports a diagnostic to the handlers of MLIR: labels and the help are notes. Requested text is shown as it is.
pub(super) fn report(op: &OperationRef<'_, '_>, diagnostic: &Diagnostic) {
    let severity = match diagnostic.severity {
        Severity::Output => {
            // SAFETY: the text is there during the call.
            return unsafe { passwrightShow(sys::raw(&diagnostic.message)) };
        }
        Severity::Error => MlirDiagnosticSeverity_MlirDiagnosticError,
        Severity::Warning => MlirDiagnosticSeverity_MlirDiagnosticWarning,
        Severity::Note => MlirDiagnosticSeverity_MlirDiagnosticNote,
        _ => MlirDiagnosticSeverity_MlirDiagnosticRemark,
    };
    let place = raw_location(op, &diagnostic.location);
    let texts = notes(diagnostic);
    let notes = texts.iter().map(|(location, message)| RawNote {
        location: location.map_or(place, |location| raw_location(op, location)),
        message: sys::raw(message),
    });
    let notes: Vec<_> = notes.collect();
    let code = diagnostic.code;
    let message = if code.is_empty() {
        diagnostic.message.clone()
    } else {
        format!("{} [{code}]", diagnostic.message)
    };
    let count = notes.len().cast_signed();
    // SAFETY: the locations belong to the context of the operation, and the texts are there during the call.
    unsafe { passwrightReport(place, severity, sys::raw(&message), notes.as_ptr(), count) }
}

/// Returns the label, labels, notes and help of a diagnostic with their locations.
fn notes(diagnostic: &Diagnostic) -> Vec<(Option<&Location>, Cow<'_, str>)> {
    let label = (None, Cow::from(&diagnostic.label));
    let labels = diagnostic.labels.iter().map(|label| {
        let text = if label.text.is_empty() {
            "here"
        } else {
            &label.text
        };
        (Some(&label.location), Cow::from(text))
    });
    let notes = diagnostic.notes.iter();
    let notes = notes.map(|note| (note.location.as_ref(), Cow::from(&note.message)));
    let help = diagnostic.help.as_ref();
    let help = help.map(|help| (None, Cow::from(format!("help: {help}"))));
    let label = Some(label).filter(|(_, text)| !text.is_empty());
    label
        .into_iter()
        .chain(labels)
        .chain(notes)
        .chain(help)
        .collect()
}

/// Converts a location. An unknown one becomes that of the operation.
fn raw_location(op: &OperationRef<'_, '_>, location: &Location) -> RawLocation {
    let context = op.context();
    // SAFETY: the context is alive as long as the operation, which is borrowed.
    let context = unsafe { context.to_ref() };
    match location {
        Location::File { name, line, column } => {
            MlirLocation::new(context, name, *line, *column).to_raw()
        }
        Location::Other(text) if **text != *sys::location_text(op.location()) => {
            let name = text.strip_prefix("loc(\"");
            let name = name.and_then(|name| name.strip_suffix("\")"));
            let name = name
                .filter(|name| !name.contains(['"', '\\']))
                .unwrap_or(text);
            MlirLocation::name(context, name, MlirLocation::unknown(context)).to_raw()
        }
        _ => op.location().to_raw(),
    }
}

fn into_data(work: Data) -> *mut c_void {
    Box::into_raw(Box::new(work)).cast()
}

/// # Safety
///
/// `data` comes from [`into_data`], and nothing else uses it meanwhile.
unsafe fn from_data<'d>(data: *mut c_void) -> &'d mut Data {
    // SAFETY: as the caller says.
    unsafe { &mut *data.cast::<Data>() }
}

/// Returns `otherwise` after a panic, because nothing may unwind into C++. The manager has reported panics of passes.
fn catch_panic<R>(otherwise: R, body: impl FnOnce() -> R) -> R {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or(otherwise)
}

unsafe extern "C" fn run(data: *mut c_void, op: MlirOperation) -> Outcome {
    // SAFETY: MLIR runs a pass on one thread at a time.
    let work = unsafe { from_data(data) };
    let run = || work.as_mut().map_or(Outcome::Failed, |work| work.run(op));
    catch_panic(Outcome::Failed, run)
}

unsafe extern "C" fn accepts(data: *mut c_void, name: MlirStringRef) -> bool {
    // SAFETY: MLIR asks before it runs the pass.
    let work = unsafe { from_data(data) };
    // SAFETY: the name is there during the call.
    let name = sys::text(unsafe { StringRef::from_raw(name) });
    catch_panic(false, || {
        work.as_ref().is_some_and(|work| work.accepts(&name))
    })
}

unsafe extern "C" fn copy(data: *mut c_void) -> *mut c_void {
    // SAFETY: MLIR copies a pass while it does not run.
    let work = unsafe { from_data(data) };
    into_data(catch_panic(None, || {
        work.as_ref().and_then(|work| work.copy())
    }))
}

unsafe extern "C" fn destroy(data: *mut c_void) {
    // SAFETY: the data was made by `into_data`, and this is its last use.
    let work = unsafe { Box::from_raw(data.cast::<Data>()) };
    catch_panic((), || drop(work));
}
