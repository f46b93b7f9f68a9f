//! The static description of a pass.

use crate::info::{ExampleInfo, OptionInfo, OrderRule, StatisticInfo};

/// The static description of a pass.
///
/// ```
/// use pass_options::info::PassInfo;
///
/// const INFO: &PassInfo = &PassInfo::new("MyPass", "my-pass").summary("Does it").ops(&["func.func"]);
/// assert_eq!(INFO.argument, "my-pass");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct PassInfo {
    /// The Rust name, such as `MyPass`.
    pub name: &'static str,
    /// The name in a textual pipeline, such as `my-pass`.
    pub argument: &'static str,
    /// The group it is declared in; may be empty.
    pub group: &'static str,
    /// One line.
    pub summary: &'static str,
    /// Markdown; may be empty.
    pub description: &'static str,
    /// Operations that it may run on; empty for any.
    pub ops: &'static [&'static str],
    /// Interface that an operation must implement for it to run.
    pub interface: Option<&'static str>,
    /// Dialects whose entities it may create.
    pub dialects: &'static [&'static str],
    /// Its options in declaration order.
    pub options: &'static [OptionInfo],
    /// Its statistics in declaration order.
    pub statistics: &'static [StatisticInfo],
    /// `true` if bisection must never skip it.
    pub required: bool,
    /// `true` if a second run right after the first changes nothing.
    pub idempotent: bool,
    /// Set if it should no longer be used.
    pub deprecated: Option<Deprecation>,
    /// Its kinds, for rules about order, such as `cleanup`.
    pub kinds: &'static [&'static str],
    /// The rules about its place among other passes.
    pub order: &'static [OrderRule<'static>],
    /// Inputs with what the pass makes of them.
    pub examples: &'static [ExampleInfo],
    /// The place of the declaration, such as `passes.kdl:6`; may be empty.
    pub origin: &'static str,
    /// Option text that stands for what a user leaves out, in place of the defaults.
    pub presets: &'static str,
}

impl PassInfo {
    /// Creates a pass that runs on any operation and has no options.
    pub const fn new(name: &'static str, argument: &'static str) -> Self {
        Self {
            name,
            argument,
            group: "",
            summary: "",
            description: "",
            ops: &[],
            interface: None,
            dialects: &[],
            options: &[],
            statistics: &[],
            required: false,
            idempotent: false,
            deprecated: None,
            kinds: &[],
            order: &[],
            examples: &[],
            origin: "",
            presets: "",
        }
    }

    /// Returns the description of the same pass under another name in textual pipelines.
    #[must_use]
    pub const fn variant(mut self, argument: &'static str) -> Self {
        self.argument = argument;
        self
    }

    /// Sets what stands for options that a user leaves out, as option text in canonical form.
    #[must_use]
    pub const fn presets(mut self, presets: &'static str) -> Self {
        self.presets = presets;
        self
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

    /// Restricts the pass to these operations.
    #[must_use]
    pub const fn ops(mut self, ops: &'static [&'static str]) -> Self {
        self.ops = ops;
        self
    }

    /// Restricts the pass to operations that implement the interface.
    #[must_use]
    pub const fn interface(mut self, interface: &'static str) -> Self {
        self.interface = Some(interface);
        self
    }

    /// Sets the dialects that the pass depends on.
    #[must_use]
    pub const fn dialects(mut self, dialects: &'static [&'static str]) -> Self {
        self.dialects = dialects;
        self
    }

    /// Sets the table of options.
    #[must_use]
    pub const fn options(mut self, options: &'static [OptionInfo]) -> Self {
        self.options = options;
        self
    }

    /// Sets the table of statistics.
    #[must_use]
    pub const fn statistics(mut self, statistics: &'static [StatisticInfo]) -> Self {
        self.statistics = statistics;
        self
    }

    /// Bisection never skips the pass.
    #[must_use]
    pub const fn required(mut self) -> Self {
        self.required = true;
        self
    }

    /// Declares that a second run right after the first changes nothing.
    #[must_use]
    pub const fn idempotent(mut self) -> Self {
        self.idempotent = true;
        self
    }

    /// Declares that the pass should no longer be used.
    #[must_use]
    pub const fn deprecated(mut self, deprecation: Deprecation) -> Self {
        self.deprecated = Some(deprecation);
        self
    }

    /// Sets what it is, for rules about order.
    #[must_use]
    pub const fn kinds(mut self, kinds: &'static [&'static str]) -> Self {
        self.kinds = kinds;
        self
    }

    /// Sets where it may stand among others.
    #[must_use]
    pub const fn order(mut self, order: &'static [OrderRule<'static>]) -> Self {
        self.order = order;
        self
    }

    /// Sets what it does to an input.
    #[must_use]
    pub const fn examples(mut self, examples: &'static [ExampleInfo]) -> Self {
        self.examples = examples;
        self
    }

    /// Sets where the pass is declared.
    #[must_use]
    pub const fn origin(mut self, origin: &'static str) -> Self {
        self.origin = origin;
        self
    }
}

/// The reason why a pass should no longer be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Deprecation {
    /// First version that says so.
    pub since: Option<&'static str>,
    /// Argument of the pass to use instead.
    pub instead: Option<&'static str>,
    /// The reason; may be empty.
    pub note: &'static str,
}

impl Deprecation {
    /// Creates a deprecation without reasons.
    pub const fn new() -> Self {
        Self {
            since: None,
            instead: None,
            note: "",
        }
    }

    /// Sets the first version that says so.
    #[must_use]
    pub const fn since(mut self, since: &'static str) -> Self {
        self.since = Some(since);
        self
    }

    /// Sets the pass to use instead.
    #[must_use]
    pub const fn instead(mut self, instead: &'static str) -> Self {
        self.instead = Some(instead);
        self
    }

    /// Sets the reason.
    #[must_use]
    pub const fn note(mut self, note: &'static str) -> Self {
        self.note = note;
        self
    }

    /// Returns the warning about the pass that is called `argument` in textual pipelines.
    ///
    /// ```
    /// use pass_options::info::Deprecation;
    ///
    /// let deprecation = Deprecation::new().since("0.2.0").instead("simplify").note("It does more");
    /// let warning = "pass 'old' is deprecated since 0.2.0, use 'simplify' instead: It does more";
    /// assert_eq!(deprecation.explain("old"), warning);
    /// ```
    pub fn explain(&self, argument: &str) -> String {
        let since = self
            .since
            .map(|since| format!(" since {since}"))
            .unwrap_or_default();
        let instead = self
            .instead
            .map(|instead| format!(", use '{instead}' instead"))
            .unwrap_or_default();
        let note = if self.note.is_empty() {
            String::new()
        } else {
            format!(": {}", self.note)
        };
        format!("pass '{argument}' is deprecated{since}{instead}{note}")
    }
}
