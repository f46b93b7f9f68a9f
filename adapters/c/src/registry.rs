//! Registries.

use std::sync::{Arc, Mutex, PoisonError};

use passwright::PassRegistry;
use passwright::embedded::Embedded;
use passwright::registry::RegisterError;

use crate::abi::{Out, PwRegistry, PwReport, PwStatus, export};
use crate::call::{CallError, call};
use crate::table::{self, Named};

/// A function that registers passes.
type RegisterFn = fn(&mut PassRegistry<Embedded>) -> Result<(), RegisterError>;

/// A registry, and the functions that filled it. Registering replaces both, so that a run keeps the registry that it began with.
#[derive(Default)]
struct State {
    registry: Arc<PassRegistry<Embedded>>,
    functions: Vec<RegisterFn>,
}

#[derive(Default)]
pub(crate) struct Registry(Mutex<State>);

impl Named for Registry {
    const NOUN: &'static str = "registry";
}

/// Returns the registry behind a handle, without later registrations.
pub(crate) fn current(registry: PwRegistry) -> Result<Arc<PassRegistry<Embedded>>, CallError> {
    let registry = table::get::<Registry>(registry.id)?;
    let state = registry.0.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(Arc::clone(&state.registry))
}

/// Registers passes, for [`export_passes!`](crate::export_passes).
pub fn register(registry: PwRegistry, report: Out<'_, PwReport>, function: RegisterFn) -> PwStatus {
    call(report, || {
        let registry = table::get::<Registry>(registry.id)?;
        let mut state = registry.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut functions = state.functions.clone();
        functions.push(function);
        let mut extended = PassRegistry::new();
        for function in &functions {
            function(&mut extended)
                .map_err(|error| CallError::single(PwStatus::InvalidInput, &error.to_string()))?;
        }
        *state = State {
            registry: Arc::new(extended),
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
        // SAFETY: The linker refuses two functions with one name, and the caller prefixes the name with that of the group.
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
    /// Returns an empty registry.
    fn pw_registry_new() -> PwRegistry {
        PwRegistry { id: table::insert(Registry::default()) }
    }

    /// Frees a registry.
    fn pw_registry_free(registry: PwRegistry) {
        table::free::<Registry>(registry.id);
    }
}
