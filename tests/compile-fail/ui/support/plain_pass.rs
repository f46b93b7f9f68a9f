//! A pass without options, spelled out.

/// The pass `$name` with these fields.
macro_rules! plain_pass {
    ($name:ident { $($field:ident: $type:ty),* }) => {
        #[derive(Clone, Default)]
        pub struct $name {
            $($field: $type),*
        }

        impl pass_runtime::Pass for $name {
            type Options = pass_runtime::options::NoOptions;
            const INFO: &'static pass_runtime::PassInfo =
                &pass_runtime::PassInfo::new(stringify!($name), "plain");

            fn from_options(_: pass_runtime::options::NoOptions) -> Self {
                Self::default()
            }

            fn to_options(&self) -> pass_runtime::options::NoOptions {
                pass_runtime::options::NoOptions
            }
        }
    };
}
