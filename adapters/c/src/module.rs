//! Modules.

use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use passwright::Ir;
use passwright::embedded::{Context, Embedded, ParseOptions};

use crate::abi::{Out, PwModule, PwReport, PwStatus, PwString, PwText, export};
use crate::call::{Refusal, call, call_without_report, require_out};
use crate::pool::in_pool;
use crate::report::{Finding, OwnedText, Source};
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
    /// Locks the IR, or refuses what comes second.
    pub(crate) fn lock(&self) -> Result<MutexGuard<'_, passwright::embedded::Module>, Refusal> {
        match self.ir.try_lock() {
            Ok(guard) => Ok(guard),
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => {
                let finding = Finding::error("the module is in use by another thread");
                Err(Refusal::new(PwStatus::Busy, vec![finding]))
            }
        }
    }

    /// Returns what is wrong, as `InvalidInput` if there is an error.
    fn verified(&self) -> Result<Vec<Finding>, Refusal> {
        let mut ir = self.lock()?;
        let ir = &mut *ir;
        let mut found = Vec::new();
        in_pool(|| {
            let root = ir.root(&self.cx);
            let _is_reported = Embedded::verify(&self.cx, &root, true, &mut |diagnostic| {
                found.push(diagnostic);
            });
        });
        errors_as_refusal(
            found
                .into_iter()
                .map(|found| Finding::of_module(found, &self.source))
                .collect(),
        )
    }
}

/// Returns what was found, unless an error is among it.
fn errors_as_refusal(findings: Vec<Finding>) -> Result<Vec<Finding>, Refusal> {
    if findings.iter().any(Finding::is_error) {
        Err(Refusal::new(PwStatus::InvalidInput, findings))
    } else {
        Ok(findings)
    }
}

fn parse(text: &str, name: &str, flags: u32) -> Result<(Module, Vec<Finding>), Refusal> {
    let mut cx = passwright::dialects::context();
    cx.allow_unregistered(flags & ALLOW_UNREGISTERED != 0);
    let options = ParseOptions {
        file: name,
        ..ParseOptions::default()
    };
    let source = Arc::new(Source::new(name, text));
    let parsed = in_pool(|| passwright::embedded::parse(&cx, text, &options));
    let ir = parsed.map_err(|found| {
        let locate = |location| passwright::embedded::location(&cx, location);
        let found = found.into_iter();
        let found: Vec<Finding> = found
            .map(|found| Finding::of_module(found.relocated(locate), &source))
            .collect();
        Refusal::new(PwStatus::InvalidInput, found)
    })?;
    let ir = Mutex::new(ir);
    let module = Module { cx, source, ir };
    let findings = if flags & SKIP_VERIFIER == 0 {
        module.verified()?
    } else {
        Vec::new()
    };
    Ok((module, findings))
}

const ALLOW_UNREGISTERED: u32 = 1;
const SKIP_VERIFIER: u32 = 2;

export! {
    /// Reads a module.
    fn pw_module_parse(
        text: PwString, name: PwString, flags: u32, module: Out<'_, PwModule>, report: Out<'_, PwReport>,
    ) -> PwStatus {
        call(report, || {
            let module = require_out(module, "module")?.write(PwModule { id: 0 });
            if flags & !(ALLOW_UNREGISTERED | SKIP_VERIFIER) != 0 {
                return Err(Refusal::argument(&format!("unknown parse flags {flags:#x}")));
            }
            let name = name.read()?.unwrap_or("<module>");
            let (parsed, findings) = parse(text.require("the text of the module")?, name, flags)?;
            module.id = table::insert(parsed);
            Ok(findings)
        })
    }

    /// Checks a module.
    fn pw_module_verify(module: PwModule, report: Out<'_, PwReport>) -> PwStatus {
        call(report, || table::get::<Module>(module.id)?.verified())
    }

    /// Prints a module.
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
