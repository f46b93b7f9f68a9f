//! The description of a registered pipeline before it is built.

use crate::info::OptionInfo;
use crate::info::legality::Contract;

/// The static description of a pipeline that is registered under a name.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct PipelineInfo {
    /// The Rust name, such as `Default`.
    pub name: &'static str,
    /// The name in a textual pipeline, such as `my-default`.
    pub argument: &'static str,
    /// The group it is declared in; may be empty.
    pub group: &'static str,
    /// One line.
    pub summary: &'static str,
    /// Markdown; may be empty.
    pub description: &'static str,
    /// Operations that it is meant for; empty for any.
    pub ops: &'static [&'static str],
    /// Interface that an operation must implement that it is meant for.
    pub interface: Option<&'static str>,
    /// Its options in declaration order.
    pub options: &'static [OptionInfo],
    /// The preconditions and postconditions.
    pub contract: Contract<'static>,
    /// The steps as text, one a line, indented by nesting; empty if only the builder function knows them.
    pub steps: &'static str,
    /// The names of the places where others may add passes.
    pub extension_points: &'static [&'static str],
    /// The place of the declaration; may be empty.
    pub origin: &'static str,
}

impl PipelineInfo {
    /// Creates a pipeline for any operation, without options.
    pub const fn new(name: &'static str, argument: &'static str) -> Self {
        Self {
            name,
            argument,
            group: "",
            summary: "",
            description: "",
            ops: &[],
            interface: None,
            options: &[],
            contract: Contract::new(),
            steps: "",
            extension_points: &[],
            origin: "",
        }
    }

    /// Sets the interface that an operation must implement that it is meant for.
    #[must_use]
    pub const fn interface(mut self, interface: &'static str) -> Self {
        self.interface = Some(interface);
        self
    }
}

setters! {
    PipelineInfo:
    /// Sets the group.
    group: &'static str,
    /// Sets the summary.
    summary: &'static str,
    /// Sets the description.
    description: &'static str,
    /// Sets the operations that it is meant for.
    ops: &'static [&'static str],
    /// Sets the table of options.
    options: &'static [OptionInfo],
    /// Sets what it requires and ensures.
    contract: Contract<'static>,
    /// Sets what it runs, for people.
    steps: &'static str,
    /// Sets the places where others may add passes.
    extension_points: &'static [&'static str],
    /// Sets where the pipeline is declared.
    origin: &'static str,
}
