//! Registries.

use std::sync::{Arc, Mutex, PoisonError};

use passwright::PassRegistry;
use passwright::embedded::Embedded;
use passwright::registry::RegisterError;

use crate::abi::{Out, PwRegistry, PwReport, PwStatus, export};
use crate::call::{Refusal, call};
use crate::report::Finding;
use crate::table::{self, Named};

/// A function that registers passes.
type Register = fn(&mut PassRegistry<Embedded>) -> Result<(), RegisterError>;

/// A registry, and the functions that made it: a run keeps the one that it began with.
#[derive(Default)]
struct Current {
    registry: Arc<PassRegistry<Embedded>>,
    functions: Vec<Register>,
}

#[derive(Default)]
pub(crate) struct Registry(Mutex<Current>);

impl Named for Registry {
    const NOUN: &'static str = "registry";
}

/// Returns the registry as it is.
pub(crate) fn current(registry: PwRegistry) -> Result<Arc<PassRegistry<Embedded>>, Refusal> {
    let registry = table::get::<Registry>(registry.id)?;
    let current = registry.0.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(Arc::clone(&current.registry))
}

/// Registers passes; what [`export_passes!`](crate::export_passes) calls.
pub fn register(registry: PwRegistry, report: Out<'_, PwReport>, function: Register) -> PwStatus {
    call(report, || {
        let registry = table::get::<Registry>(registry.id)?;
        let mut current = registry.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut functions = current.functions.clone();
        functions.push(function);
        let mut made = PassRegistry::new();
        for function in &functions {
            function(&mut made).map_err(|error| {
                let finding = Finding::error(&error.to_string());
                Refusal::new(PwStatus::InvalidInput, vec![finding])
            })?;
        }
        *current = Current {
            registry: Arc::new(made),
            functions,
        };
        Ok(Vec::new())
    })
}

/// Exports functions that register passes, under the names that a header of `passwright gen --c-header` declares.
///
/// ```
/// use passwright::embedded::Embedded;
/// use passwright::PassRegistry;
/// use passwright::registry::RegisterError;
///
/// fn register_my_passes(registry: &mut PassRegistry<Embedded>) -> Result<(), RegisterError> {
///     passwright::transforms::register_transforms_passes(registry)
/// }
///
/// passwright_c::export_passes! {
///     /// Registers the passes of this tool.
///     my_register_passes: register_my_passes,
/// }
/// ```
#[macro_export]
macro_rules! export_passes {
    ($($(#[$doc:meta])* $symbol:ident: $register:path),+ $(,)?) => {$(
        $(#[$doc])*
        // SAFETY: Two functions of one name would not be linked; the author chooses one that begins with that of the group.
        #[unsafe(no_mangle)]
        extern "C" fn $symbol(
            registry: $crate::PwRegistry,
            report: $crate::Out<'_, $crate::PwReport>,
        ) -> $crate::PwStatus {
            $crate::register(registry, report, |registry| $register(registry))
        }
    )+};
}

export! {
    /// Returns a registry with nothing in it.
    fn pw_registry_new() -> PwRegistry {
        PwRegistry { id: table::insert(Registry::default()) }
    }

    /// Frees a registry.
    fn pw_registry_free(registry: PwRegistry) {
        table::free::<Registry>(registry.id);
    }
}
