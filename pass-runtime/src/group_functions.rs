//! The macro that makes the type of a group, with a function for each of its passes.

/// Makes the type of a group, whose functions make its passes or their options.
///
/// It is imported by a glob, so that it gives way to an item that a user calls so. The functions stand in lists by what they
/// make, so that no macro has to be called for each of them, which the compiler takes long for.
#[doc(hidden)]
#[macro_export]
macro_rules! __group {
    (
        $vis:vis $group:ident in $module:ident
        $(, pass [$($pass_vis:vis $pass_name:ident: $pass:ident),*])?
        $(, options [$($options_vis:vis $options_name:ident: $options:ident),*])?
        $(, required [
            $($with_vis:vis $with_name:ident: $with:ident
                ($($arg:ident: ($ty:ty)),*) { $($field:ident: $value:expr),* $(,)? }),*
        ])? $(,)?
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
            deprecated,
            private_interfaces,
            unreachable_pub,
            clippy::new_ret_no_self,
            clippy::self_named_constructors,
            clippy::should_implement_trait,
            reason = "for whoever puts a pipeline together, under the names of the definition"
        )]
        impl $module::$group {
            $($(
                /// Makes the pass.
                #[must_use]
                $pass_vis fn $pass_name() -> $pass {
                    <$pass as $crate::passes::PlainPass>::make()
                }
            )*)?

            $($(
                /// Makes the options of the pass, with the defaults.
                #[must_use]
                $options_vis fn $options_name() -> $options {
                    <$options as ::core::default::Default>::default()
                }
            )*)?

            $($(
                /// Makes the options of the pass, with the values that are required.
                #[must_use]
                $with_vis fn $with_name($($arg: impl $crate::options::OptionArgument<$ty>),*) -> $with {
                    $with {
                        $($arg: $arg.into_option(),)*
                        $($field: $value,)*
                    }
                }
            )*)?
        }
    };
}
