//! The names of generated Rust items, such as `MyPassOptions` and `register_my_pass`: one table for the code generators and
//! for the check that no two items have the same name.

use super::group::Group;
use super::pass::Pass;
use super::pipeline::PipelineDef;
use crate::names::snake_case;

/// Declares the items of one kind of declaration. In their forms `{Name}` stands for the Rust name of the declaration, `{name}` for
/// the same in snake case, and `{NAME}` for that in capitals.
macro_rules! items {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $form:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct $name {
            $($(#[$field_doc])* pub $field: String,)*
        }

        impl $name {
            /// Returns the items of the declaration with this Rust name.
            pub fn of(name: &str) -> Self {
                let [snake, capitals] = [snake_case(name), snake_case(name).to_uppercase()];
                let item = |form: &str| {
                    let form = form.replace("{name}", &snake).replace("{NAME}", &capitals);
                    form.replace("{Name}", name)
                };
                Self { $($field: item($form),)* }
            }

            /// Returns all names.
            pub fn all(self) -> impl Iterator<Item = String> {
                [$(self.$field,)*].into_iter()
            }
        }
    };
}

items! {
    /// The items of a group.
    GroupItems {
        /// `register_example_passes`
        register: "register_{name}_passes",
        /// `RunsExamplePass`, the trait that ties passes of the group to their implementations.
        runs: "Runs{Name}Pass",
    }
}

items! {
    /// The items of a pass.
    PassItems {
        /// `MyPass`
        pass: "{Name}",
        /// `MyPassOptions`
        options: "{Name}Options",
        /// `register_my_pass`
        register: "register_{name}",
    }
}

items! {
    /// The items of a pipeline.
    PipelineItems {
        /// `DefaultPipelineOptions`
        options: "{Name}PipelineOptions",
        /// `DEFAULT_PIPELINE`
        info: "{NAME}_PIPELINE",
        /// `build_default_pipeline`
        build: "build_{name}_pipeline",
        /// `register_default_pipeline`
        register: "register_{name}_pipeline",
    }
}

impl PassItems {
    /// Returns `RunsMyPass`, the trait that ties `MyPass`, if it is outside of groups, to its implementation.
    pub fn implementation_trait(&self) -> String {
        format!("Runs{}", self.pass)
    }
}

/// Returns `__pass_table_included_once_00000000000004d2`, the macro that holds the table of a set with this fingerprint. No name of a
/// declaration yields an item that starts with `_`, so the macro conflicts with none but itself: the compiler shows the name to whoever
/// includes a generated file twice.
pub fn table_macro(fingerprint: u64) -> String {
    format!("__pass_table_included_once_{fingerprint:016x}")
}

impl Group {
    /// Returns the names of the Rust items that are generated for the group.
    pub fn items(&self) -> GroupItems {
        GroupItems::of(&self.name)
    }
}

impl Pass {
    /// Returns the names of the Rust items that are generated for the pass.
    pub fn items(&self) -> PassItems {
        PassItems::of(&self.name)
    }
}

impl PipelineDef {
    /// Returns the names of the Rust items that are generated for the pipeline.
    pub fn items(&self) -> PipelineItems {
        PipelineItems::of(&self.name)
    }
}
