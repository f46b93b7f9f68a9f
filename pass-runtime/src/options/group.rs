//! Macros that make the type of a group, with a function for each of its passes.

/// Makes the type of a group, whose functions make its passes or their options.
///
/// It is imported by a glob, so that it gives way to an item that a user calls so.
#[doc(hidden)]
#[macro_export]
macro_rules! __declare_group {
    (
        $vis:vis $group:ident in $module:ident
        $(, $pass_vis:vis $name:ident: $kind:ident $made:ident
            $(($($arg:ident: $ty:tt),*) { $($field:ident: $value:expr),* $(,)? })?)* $(,)?
    ) => {
        mod $module {
            #[doc = ::core::concat!("A function for each pass of the group `", ::core::stringify!($group), "`.")]
            #[allow(dead_code, unreachable_pub, reason = "for whoever puts a pipeline together")]
            #[derive(Clone, Copy, Debug)]
            pub struct $group;
        }

        #[allow(unreachable_pub, unused_imports, reason = "for whoever puts a pipeline together")]
        $vis use $module::*;

        #[allow(
            dead_code,
            private_interfaces,
            unreachable_pub,
            clippy::new_ret_no_self,
            clippy::self_named_constructors,
            clippy::should_implement_trait,
            reason = "for whoever puts a pipeline together, under the names of the definition"
        )]
        impl $module::$group {
            $($crate::__group_function! {
                $pass_vis $name $kind $made $(($($arg $ty)*) ($($field: $value,)*))?
            })*
        }
    };
}

/// The function that makes a pass without options, or the options of a pass.
#[doc(hidden)]
#[macro_export]
macro_rules! __group_function {
    ($vis:vis $name:ident pass $made:ident) => {
        #[doc = ::core::concat!("Makes a [`", ::core::stringify!($made), "`].")]
        #[must_use]
        $vis fn $name() -> $made {
            <$made as $crate::Pass>::from_options($crate::options::NoOptions)
        }
    };
    ($vis:vis $name:ident options $made:ident) => {
        #[doc = ::core::concat!("Makes [`", ::core::stringify!($made), "`] with the defaults.")]
        #[must_use]
        $vis fn $name() -> $made {
            <$made as ::core::default::Default>::default()
        }
    };
    ($vis:vis $name:ident options $made:ident ($($arg:ident ($ty:ty))*) ($($field:ident: $value:expr,)*)) => {
        #[doc = ::core::concat!("Makes [`", ::core::stringify!($made), "`] with what is required.")]
        #[must_use]
        $vis fn $name($($arg: impl $crate::options::OptionArgument<$ty>),*) -> $made {
            $made {
                $($arg: $crate::options::OptionArgument::into_option($arg),)*
                $($field: $value,)*
            }
        }
    };
}
