//! The description of a registered pipeline before it is built.

use crate::info::OptionInfo;

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
            steps: "",
            extension_points: &[],
            origin: "",
        }
    }

    /// Sets the group.
    #[must_use]
    pub const fn group(mut self, group: &'static str) -> Self {
        self.group = group;
        self
    }

    /// Sets the summary.
    #[must_use]
    pub const fn summary(mut self, summary: &'static str) -> Self {
        self.summary = summary;
        self
    }

    /// Sets the description.
    #[must_use]
    pub const fn description(mut self, description: &'static str) -> Self {
        self.description = description;
        self
    }

    /// Sets the operations that it is meant for.
    #[must_use]
    pub const fn ops(mut self, ops: &'static [&'static str]) -> Self {
        self.ops = ops;
        self
    }

    /// Sets the interface that an operation must implement that it is meant for.
    #[must_use]
    pub const fn interface(mut self, interface: &'static str) -> Self {
        self.interface = Some(interface);
        self
    }

    /// Sets the table of options.
    #[must_use]
    pub const fn options(mut self, options: &'static [OptionInfo]) -> Self {
        self.options = options;
        self
    }

    /// Sets what it runs, for people.
    #[must_use]
    pub const fn steps(mut self, steps: &'static str) -> Self {
        self.steps = steps;
        self
    }

    /// Sets the places where others may add passes.
    #[must_use]
    pub const fn extension_points(mut self, points: &'static [&'static str]) -> Self {
        self.extension_points = points;
        self
    }

    /// Sets where the pipeline is declared.
    #[must_use]
    pub const fn origin(mut self, origin: &'static str) -> Self {
        self.origin = origin;
        self
    }
}
