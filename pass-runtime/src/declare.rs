//! The macros that make passes, their groups and pipelines from tables.

use std::fmt;

use pass_options::__private::debug_as;
use pass_options::OptionValue;

use crate::pass::Pass;
use crate::registry::BuildError;

/// Prints the name of a pass and its options.
///
/// # Errors
///
/// If the formatter cannot write.
pub fn debug_pass<P: Pass>(pass: &P, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    debug_as(std::any::type_name::<P>(), &pass.to_options(), f)
}

/// Reads a value that a definition writes as text because only its type can read it.
///
/// # Errors
///
/// Returns an error if the text is not a value of the type.
pub fn parse_declared<T: OptionValue>(name: &str, text: &str) -> Result<T, BuildError> {
    T::parse(text).map_err(|error| BuildError::new(format!("option `{name}`: {error}")))
}

/// Makes a pass: its struct, its options, its description `INFO`, and the function that registers it. Usually generated.
///
/// `struct` makes the struct as well, with a field for each option, statistic and piece of state, and `Default` where every option
/// has a default. `impl` takes a struct that is written elsewhere. The rows of options are those of
/// [`declare_options!`](crate::declare_options).
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::declare_pass;
///
/// declare_pass! {
///     pub struct Trim = "trim", summary "Remove leaves", info { ops(&["branch"]) },
///     options TrimOptions default() { most: u32 = value "most" "u32" "Most leaves to remove" [default("9")] },
///     statistics { trimmed = "trimmed" "Leaves removed" },
/// }
///
/// assert_eq!(Trim::new(TrimOptions { most: 2 }).most, 2);
/// assert_eq!((Trim::default().most, Trim::INFO.argument), (9, "trim"));
/// ```
///
/// Behind the name of the struct stands the author's function that makes it of its options, if there is one. `for` names the trait of
/// the IRs that the pass is implemented for, without which nothing is registered. Documentation in front of `struct` follows the
/// summary and the description.
// What the macro makes may be unused, and a user's struct may be deprecated; the attributes have no `reason`, since each expansion
// would repeat it. The type parameter `__Ir` cannot clash with the name of a pass.
#[macro_export]
macro_rules! declare_pass {
    (
        $(#[$meta:meta])*
        $vis:vis struct $pass:ident $(($new:expr))? = $argument:literal $(for $runs:ident, register $register:ident)?
        $(, summary $summary:literal)? $(, description $description:literal)?
        $(, info { $($info:tt)* })?
        $(, order { $($order:tt)* })?
        $(, examples { $($examples:tt)* })?
        $(, options $options:ident $(impl $equal:ident)? $(default($($unsure:ty),*))? {
            $(
                $(#[$field_meta:meta])*
                $field:ident: $ty:ty = $kind:ident $name:literal $type:literal $($text:literal)?
                $([$($row:tt)*])? $(as ($own:expr))?
            ),* $(,)?
        })?
        $(, statistics {
            $(
                $(#[$statistic_meta:meta])*
                $statistic:ident = $($statistic_kind:ident)? $statistic_name:literal $($doc:literal)? $(as $plain:literal)?
            ),* $(,)?
        })?
        $(, state { $($(#[$state_meta:meta])* $state:ident: $state_ty:ty = $initial:expr),* $(,)? })?
        $(,)?
    ) => {
        $(#[doc = $summary])?
        $(#[doc = ""] #[doc = $description])?
        #[doc = ""]
        $(#[$meta])*
        #[allow(private_interfaces, unreachable_pub, clippy::all, clippy::pedantic, rustdoc::all)]
        $vis struct $pass {
            $($(
                #[doc = ::core::concat!("The option `", $name, "`.")]
                $vis $field: $ty,
            )*)?
            $($($(#[$statistic_meta])* $(#[doc = $doc])? $vis $statistic: $crate::Statistic,)*)?
            $($($(#[$state_meta])* $vis $state: $state_ty,)*)?
        }

        #[automatically_derived]
        #[allow(clippy::needless_update)]
        impl ::core::clone::Clone for $pass {
            fn clone(&self) -> Self {
                Self {
                    $($($statistic: self.$statistic.clone(),)*)?
                    $($($state: self.$state.clone(),)*)?
                    ..Self::__of_options($crate::Pass::to_options(self))
                }
            }
        }

        #[automatically_derived]
        impl ::core::fmt::Debug for $pass {
            fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::__private::debug_pass(self, formatter)
            }
        }

        #[automatically_derived]
        impl ::core::default::Default for $pass
        where
            for<'any> <($($options)?) as $crate::options::MaybeOptions>::Options: ::core::default::Default,
        {
            fn default() -> Self {
                Self::__of_options(::core::default::Default::default())
            }
        }

        $crate::__declare_pass! {
            $vis $pass $(($new))? = $argument $(for $runs, register $register)?,
            { $(summary($summary),)? $(description($description),)? $($($info)*)? },
            { $($($order)*)? }, { $($($examples)*)? },
            $(options $options $(impl $equal)? $(default($($unsure),*))? {
                $($(#[$field_meta])* $field: $ty = $kind $name $type $($text)? $([$($row)*])? $(as ($own))?),*
            },)?
            $(statistics { $($statistic = $($statistic_kind)? $statistic_name $($doc)? $(as $plain)?),* },)?
            $(state { $($state = $initial),* },)?
        }
    };
    (
        $vis:vis impl $pass:ident $(($new:expr))? = $argument:literal $(for $runs:ident, register $register:ident)?
        $(, info { $($info:tt)* })?
        $(, order { $($order:tt)* })?
        $(, examples { $($examples:tt)* })?
        $(, options $options:ident $(impl $equal:ident)? $(default($($unsure:ty),*))? { $($rows:tt)* })?
        $(, statistics { $($statistics:tt)* })?
        $(, state { $($state:tt)* })?
        $(,)?
    ) => {
        $(
            $(
                #[automatically_derived]
                #[allow(deprecated)]
                impl ::core::default::Default for $pass
                where
                    $(for<'any> $unsure: $crate::options::DeclaredDefault,)*
                {
                    fn default() -> Self {
                        Self::__of_options(<$options as ::core::default::Default>::default())
                    }
                }
            )?
        )?

        $crate::__declare_pass! {
            $vis $pass $(($new))? = $argument $(for $runs, register $register)?,
            { $($($info)*)? }, { $($($order)*)? }, { $($($examples)*)? },
            $(options $options $(impl $equal)? $(default($($unsure),*))? { $($rows)* },)?
            $(statistics { $($statistics)* },)?
            $(state { $($state)* },)?
        }
    };
}

/// Makes what [`declare_pass!`] makes beside the struct of the pass.
#[doc(hidden)]
#[macro_export]
macro_rules! __declare_pass {
    (
        $vis:vis $pass:ident $(($new:expr))? = $argument:literal $(for $runs:ident, register $register:ident)?,
        { $($method:ident($($value:tt)*)),* $(,)? },
        { $($relation:ident $target:ident $target_name:literal $strength:ident $reason:literal),* $(,)? },
        { $($title:literal $before:literal $after:literal $(options $example_options:literal)?),* $(,)? },
        $(options $options:ident $(impl $equal:ident)? $(default($($unsure:ty),*))? {
            $(
                $(#[$field_meta:meta])*
                $field:ident: $ty:ty = $kind:ident $name:literal $type:literal $($text:literal)?
                $([$($row:tt)*])? $(as ($own:expr))?
            ),* $(,)?
        },)?
        $(statistics { $($statistic:ident = $($statistic_kind:ident)? $statistic_name:literal $($doc:literal)? $(as $plain:literal)?),* $(,)? },)?
        $(state { $($state:ident = $initial:expr),* $(,)? },)?
    ) => {
        $($crate::declare_options! {
            #[doc = ::core::concat!("Options of the pass `", $argument, "`.")]
            $vis struct $options $(impl $equal)? $(default($($unsure),*))? {
                $($(#[$field_meta])* $field: $ty = $kind $name $type $($text)? $([$($row)*])? $(as ($own))?),*
            }
        })?

        #[allow(dead_code, deprecated, unreachable_pub, unused_parens)]
        impl $pass {
            /// The description of the pass, with its options and statistics.
            $vis const INFO: &'static $crate::PassInfo = &{
                #[allow(unused_imports)]
                use $crate::info::legality;

                $crate::PassInfo::new($crate::__private::item_name(::core::stringify!($pass)), $argument)
                    $(.$method($($value)*))*
                    .order(&[$($crate::info::OrderRule::new(
                        $crate::info::Relation::$relation,
                        $crate::info::OrderTarget::$target($target_name),
                        $crate::info::Strength::$strength,
                        $reason,
                    )),*])
                    .examples(&[$($crate::info::ExampleInfo::new($title, $before, $after) $(.options($example_options))?),*])
                    $(.options(<$options as $crate::options::PassOptions>::TABLE))?
                    $(.statistics(&[$($crate::info::StatisticInfo::new(
                        $statistic_name,
                        ::core::concat!($($doc)? $($plain)?),
                    ) $(.$statistic_kind())?),*]))?
            };

            $(
                /// Makes the pass with these options.
                #[must_use]
                $vis fn new(options: $options) -> Self {
                    Self::__of_options(options)
                }
            )?

            fn __of_options(options: <($($options)?) as $crate::options::MaybeOptions>::Options) -> Self {
                let _ = &options;
                Self {
                    $($($field: options.$field,)*)?
                    $($($statistic: $crate::Statistic::new() $(.$statistic_kind())?,)*)?
                    $($($state: $initial,)*)?
                }
            }
        }

        #[allow(deprecated, unused_parens)]
        impl $crate::Pass for $pass {
            type Options = <($($options)?) as $crate::options::MaybeOptions>::Options;

            const INFO: &'static $crate::PassInfo = Self::INFO;

            fn from_options(options: <($($options)?) as $crate::options::MaybeOptions>::Options) -> Self {
                let new: fn(<($($options)?) as $crate::options::MaybeOptions>::Options) -> Self = Self::__of_options;
                $(let new: fn(_) -> Self = $new;)?
                new(options)
            }

            fn to_options(&self) -> <($($options)?) as $crate::options::MaybeOptions>::Options {
                $crate::options::MaybeOptions::options(
                    ($($options { $($field: $($own.borrowed)?(&self.$field).to_owned()),* })?)
                )
            }

            fn statistics(&self) -> ::std::vec::Vec<&$crate::Statistic> {
                ::std::vec::Vec::from([$($(&self.$statistic),*)?])
            }
        }

        $(
            #[doc = "Registers the pass.\n\n# Errors\n\nIf the name of the pass is taken."]
            #[allow(dead_code, deprecated, unreachable_pub)]
            $vis fn $register<__Ir: $runs<$pass>>(
                registry: &mut $crate::PassRegistry<__Ir>,
            ) -> ::core::result::Result<(), $crate::registry::RegisterError> {
                registry.register::<__Ir::Pass>()
            }
        )?
    };
}

/// Makes the function that registers the passes and pipelines of a group. One slice compiles faster than one call with `?` for each.
#[doc(hidden)]
#[macro_export]
macro_rules! __register_group {
    ($vis:vis $name:ident = $group:literal [$($register:ident),* $(,)?] for $($bounds:tt)*) => {
        #[doc = ::core::concat!("Registers the passes and pipelines of the group `", $group, "`.")]
        ///
        /// # Errors
        ///
        /// If one of their names is taken.
        #[allow(dead_code, deprecated, unreachable_pub)]
        $vis fn $name<__Ir: $($bounds)*>(
            registry: &mut $crate::PassRegistry<__Ir>,
        ) -> ::core::result::Result<(), $crate::registry::RegisterError> {
            $crate::__private::register_all(registry, &[$($register),*])
        }
    };
}

/// Makes a pipeline: its options, its description, the function that builds it, and the one that registers it.
#[doc(hidden)]
#[macro_export]
macro_rules! __declare_pipeline {
    (
        $vis:vis $info:ident = $name:literal $argument:literal, register $register:ident,
        info { $($method:ident($($value:tt)*)),* $(,)? },
        $($(#[$meta:meta])* options $options:ident $(impl $equal:ident)? $(default($($unsure:ty),*))? { $($rows:tt)* },)?
        for [$($bounds:tt)*],
        build $build:ident $item:item
    ) => {
        $($crate::declare_options! {
            #[doc = ::core::concat!("Options of the pipeline `", $argument, "`.")]
            #[doc = ""]
            $(#[$meta])*
            $vis struct $options $(impl $equal)? $(default($($unsure),*))? { $($rows)* }
        })?

        #[doc = ::core::concat!("The description of the pipeline `", $argument, "`, with its options.")]
        #[allow(dead_code, unreachable_pub)]
        $vis const $info: &$crate::info::PipelineInfo = &{
            #[allow(unused_imports)]
            use $crate::info::legality;

            $crate::info::PipelineInfo::new($name, $argument)
                $(.$method($($value)*))*
                $(.options(<$options as $crate::options::PassOptions>::TABLE))?
        };

        #[doc = ::core::concat!("Appends the passes of the pipeline `", $argument, "`.")]
        ///
        /// # Errors
        ///
        /// If a pass or pipeline that it names is not registered or does not fit.
        #[allow(dead_code, deprecated, unreachable_pub, unused_comparisons, unused_variables, clippy::all, clippy::pedantic)]
        $item

        #[doc = ::core::concat!("Registers the pipeline `", $argument, "`.")]
        ///
        /// # Errors
        ///
        /// If the name is taken.
        #[allow(dead_code, deprecated, unreachable_pub, unused_parens)]
        $vis fn $register<__Ir: $($bounds)*>(
            registry: &mut $crate::PassRegistry<__Ir>,
        ) -> ::core::result::Result<(), $crate::registry::RegisterError> {
            type Options = <($($options)?) as $crate::options::MaybeOptions>::Options;
            registry.register_pipeline($info, |builder, _options: Options| $build(builder $(, &_options as &$options)?))
        }
    };
}

/// Makes the trait of the passes that are implemented for an IR. It is in a module of its own: an item or import of the user that is
/// called `diagnostic` would hide the tool of these attributes.
#[doc(hidden)]
#[macro_export]
macro_rules! __runs {
    ($vis:vis $runs:ident in $module:ident, $message:literal) => {
        mod $module {
            #[doc(hidden)]
            #[diagnostic::on_unimplemented(
                message = $message,
                label = "`impl OperationPass<{Self}> for {P}` is missing",
                note = "what a pass does is written by hand, in `OperationPass::run_on_operation`"
            )]
            pub trait $runs<P>: $crate::Ir {
                type Pass: $crate::OperationPass<Self> + ::core::convert::From<P>;

                fn append(
                    builder: &mut $crate::registry::PipelineWriter<'_, Self>,
                    options: P::Options,
                ) -> ::core::result::Result<(), $crate::registry::BuildError>
                where
                    P: $crate::Pass,
                {
                    builder.add(<Self::Pass as ::core::convert::From<P>>::from(P::from_options(options)))?;
                    ::core::result::Result::Ok(())
                }
            }

            #[diagnostic::do_not_recommend]
            impl<I: $crate::Ir, P: $crate::OperationPass<I>> $runs<P> for I {
                type Pass = P;
            }
        }

        #[allow(unreachable_pub, unused_imports)]
        $vis use $module::$runs;
    };
}
