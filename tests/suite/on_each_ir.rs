//! Runs the cases of a module on every IR that there is an adapter for.

/// Runs each case of the module `cases` beside the call on each IR; a new IR is a line here, a new case one at the call.
macro_rules! on_each_ir {
    ($cases:tt) => {
        on_each_ir! {
            [
                on_embedded: pass_embedded::Embedded,
                on_pliron: pass_pliron::Pliron,
                on_own: crate::manager::own::adapter::Own,
            ]
            $cases
        }
    };
    ([$($ir:ident: $marker:ty),* $(,)?] $cases:tt) => {$(
        mod $ir {
            on_each_ir!(@one $marker, $cases);
        }
    )*};
    (@one $marker:ty, { $($concern:ident: $($case:ident)*;)* }) => {$(
        mod $concern {
            $(#[test]
            fn $case() {
                super::super::cases::$concern::$case::<$marker>();
            })*
        }
    )*};
}
