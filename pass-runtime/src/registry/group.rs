//! One function for passes that are declared in several files.

/// Makes a function that registers passes, in this order, wherever each of them is declared.
///
/// `#[pass_group]` needs the passes of a group in the body of one module: the compiler gives an attribute macro no module
/// that is a file of its own. This is for passes with `#[pass]` in files of theirs. An IR has to have an implementation of
/// each, and the function stops at the first name that is taken.
///
/// ```ignore
/// mod fold;
/// mod inline;
///
/// pass_runtime::register_passes! {
///     /// Registers the passes of the optimizer.
///     pub fn register_optimizer_passes: fold::Fold, inline::Inline
/// }
/// ```
#[macro_export]
macro_rules! register_passes {
    ($(#[$meta:meta])* $vis:vis fn $name:ident: $($pass:path),+ $(,)?) => {
        $(#[$meta])*
        ///
        /// # Errors
        ///
        /// If the name of a pass is taken.
        $vis fn $name<__Ir: $crate::Ir>(
            registry: &mut $crate::PassRegistry<__Ir>,
        ) -> ::core::result::Result<(), $crate::registry::RegisterError>
        where
            $($pass: $crate::OperationPass<__Ir>,)+
        {
            $(registry.register::<$pass>()?;)+
            ::core::result::Result::Ok(())
        }
    };
}
