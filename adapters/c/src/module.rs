//! Modules.

use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use passwright::Ir;
use passwright::embedded::{Context, Embedded, ParseOptions};

use crate::abi::{Out, PwModule, PwReport, PwStatus, PwString, PwText, export};
use crate::call::{CallError, CallResult, call, call_without_report, require_out};
use crate::pool::in_pool;
use crate::report::{Diagnostic, OwnedText, Source};
use crate::table::{self, Named};

/// A module, with the context that it belongs to.
pub(crate) struct Module {
    pub(crate) cx: Context,
    pub(crate) source: Arc<Source>,
    ir: Mutex<passwright::embedded::Module>,
}

impl Named for Module {
    const NOUN: &'static str = "module";
}

impl Module {
    /// Locks the IR, or fails with `Busy` if another call works on it.
    pub(crate) fn lock(&self) -> Result<MutexGuard<'_, passwright::embedded::Module>, CallError> {
        match self.ir.try_lock() {
            Ok(guard) => Ok(guard),
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => Err(CallError::single(
                PwStatus::Busy,
                "the module is in use by another thread",
            )),
        }
    }

    /// Verifies the module: `InvalidInput` if there is an error.
    fn verify(&self) -> CallResult {
        let mut ir = self.lock()?;
        let ir = &mut *ir;
        let mut diagnostics = Vec::new();
        in_pool(|| {
            let root = ir.root(&self.cx);
            let mut emit =
                |diagnostic| diagnostics.push(Diagnostic::of_module(diagnostic, &self.source));
            // A failure has emitted an error.
            let _ = Embedded::verify(&self.cx, &root, true, &mut emit);
        });
        fail_on_errors(diagnostics)
    }
}

fn fail_on_errors(diagnostics: Vec<Diagnostic>) -> CallResult {
    if diagnostics.iter().any(Diagnostic::is_error) {
        Err(CallError::new(PwStatus::InvalidInput, diagnostics))
    } else {
        Ok(diagnostics)
    }
}

fn parse(text: &str, name: &str, flags: u32) -> Result<(Module, Vec<Diagnostic>), CallError> {
    let mut cx = passwright::dialects::context();
    cx.allow_unregistered(flags & ALLOW_UNREGISTERED != 0);
    let options = ParseOptions {
        file: name,
        ..ParseOptions::default()
    };
    let source = Arc::new(Source::new(name, text));
    let parsed = in_pool(|| passwright::embedded::parse(&cx, text, &options));
    let ir = parsed.map_err(|errors| {
        let locate = |location| passwright::embedded::location(&cx, location);
        let errors = errors.into_iter().map(|error| error.relocated(locate));
        let errors = errors.map(|error| Diagnostic::of_module(error, &source));
        CallError::new(PwStatus::InvalidInput, errors.collect())
    })?;
    let ir = Mutex::new(ir);
    let module = Module { cx, source, ir };
    let diagnostics = if flags & SKIP_VERIFIER == 0 {
        module.verify()?
    } else {
        Vec::new()
    };
    Ok((module, diagnostics))
}

const ALLOW_UNREGISTERED: u32 = 1;
const SKIP_VERIFIER: u32 = 2;

export! {
    /// Parses a module and, unless `PW_PARSE_SKIP_VERIFIER` is set, verifies it. The caller frees `module` and `report`.
    fn pw_module_parse(
        text: PwString, name: PwString, flags: u32, module: Out<'_, PwModule>, report: Out<'_, PwReport>,
    ) -> PwStatus {
        call(report, || {
            let module = require_out(module, "module")?.write(PwModule { id: 0 });
            if flags & !(ALLOW_UNREGISTERED | SKIP_VERIFIER) != 0 {
                return Err(CallError::argument(&format!("unknown parse flags {flags:#x}")));
            }
            let name = name.read()?.unwrap_or("<module>");
            let (parsed, diagnostics) = parse(text.require("the text of the module")?, name, flags)?;
            module.id = table::insert(parsed);
            Ok(diagnostics)
        })
    }

    /// Verifies a module. The caller frees `report`.
    fn pw_module_verify(module: PwModule, report: Out<'_, PwReport>) -> PwStatus {
        call(report, || table::get::<Module>(module.id)?.verify())
    }

    /// Prints a module in MLIR's generic form. The caller frees `text`.
    fn pw_module_print(module: PwModule, text: Out<'_, PwText>) -> PwStatus {
        call_without_report(|| {
            let text = require_out(text, "text")?.write(PwText { id: 0 });
            let module = table::get::<Module>(module.id)?;
            let ir = module.lock()?;
            let ir = &*ir;
            let printed = in_pool(|| ir.print_with(&module.cx, passwright::embedded::PrintOptions::default()));
            text.id = table::insert(OwnedText::new(&printed));
            Ok(())
        })
    }

    /// Frees a module.
    fn pw_module_free(module: PwModule) {
        table::free::<Module>(module.id);
    }
}
