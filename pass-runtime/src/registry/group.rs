//! One function for passes that are declared in several files.

/// Makes a function that registers passes, in this order, wherever each of them is declared.
///
/// `#[pass_group]` needs the passes of a group in the body of one module: the compiler gives an attribute macro no module
/// that is a file of its own. This is for passes with `#[pass]` in files of theirs. An IR has to have an implementation of
/// each, and the function stops at the first name that is taken. `#[cfg(..)]` before a pass leaves it out.
///
/// ```
/// # use pass_toy::tree;
/// # use pass_toy::passes as fold;
/// # use pass_toy::passes as inline;
/// // The passes are in `fold.rs` and `inline.rs`, each declared with `#[pass]`.
/// pass_runtime::register_passes! {
///     /// Registers the passes of the optimizer.
///     pub fn register_optimizer_passes: fold::Fold, inline::Inline
/// }
///
/// let mut registry = pass_runtime::PassRegistry::<tree::Tree>::new();
/// register_optimizer_passes(&mut registry)?;
/// assert!(registry.get("inline").is_some());
/// # Ok::<(), pass_runtime::registry::RegisterError>(())
/// ```
#[macro_export]
macro_rules! register_passes {
    // Passes with conditions: the list with each of them, and without it.
    (@ [$($head:tt)*] {$($done:path),*}) => {
        $crate::register_passes! { $($head)* $($done),* }
    };
    (@ [$($head:tt)*] {$($done:path),*} #[cfg($($condition:tt)*)] $pass:path $(, $($rest:tt)*)?) => {
        #[cfg($($condition)*)]
        $crate::register_passes! { @ [$($head)*] {$($done,)* $pass} $($($rest)*)? }
        #[cfg(not($($condition)*))]
        $crate::register_passes! { @ [$($head)*] {$($done),*} $($($rest)*)? }
    };
    (@ [$($head:tt)*] {$($done:path),*} $pass:path $(, $($rest:tt)*)?) => {
        $crate::register_passes! { @ [$($head)*] {$($done,)* $pass} $($($rest)*)? }
    };
    ($(#[$meta:meta])* $vis:vis fn $name:ident: $($pass:path),* $(,)?) => {
        $(#[$meta])*
        ///
        /// # Errors
        ///
        /// If the name of a pass is taken.
        $vis fn $name<__Ir: $crate::Ir>(
            registry: &mut $crate::PassRegistry<__Ir>,
        ) -> ::core::result::Result<(), $crate::registry::RegisterError>
        where
            $($pass: $crate::OperationPass<__Ir>,)*
        {
            $crate::__private::register_all(registry, &[$($crate::PassRegistry::register::<$pass>),*])
        }
    };
    ($(#[$meta:meta])* $vis:vis fn $name:ident: $($passes:tt)+) => {
        $crate::register_passes! { @ [$(#[$meta])* $vis fn $name:] {} $($passes)+ }
    };
}
