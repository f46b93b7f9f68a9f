//! The static description of a pass.

use crate::info::legality::Contract;
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
    /// What its result depends on apart from its operation, the operations around it and its options: `environment`.
    pub reads: &'static [&'static str],
    /// What of its operation its result does not depend on: `locations`, `symbol`.
    pub ignores: &'static [&'static str],
    /// Set if it should no longer be used.
    pub deprecated: Option<Deprecation>,
    /// The contract of the pass, without its dialects, which [`legality`](Self::legality) adds.
    pub contract: Contract<'static>,
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
            reads: &[],
            ignores: &[],
            deprecated: None,
            contract: Contract::new(),
            kinds: &[],
            order: &[],
            examples: &[],
            origin: "",
            presets: "",
        }
    }

    /// Returns what the pass requires, ensures and creates.
    ///
    /// ```
    /// use pass_options::info::PassInfo;
    /// use pass_options::info::legality::{Clause, Contract, Pattern, Rule};
    ///
    /// const NO_LOOPS: &[Clause<'static>] = &[Clause::new(&[Rule::illegal(Pattern::operation("scf"))])];
    /// const INFO: &PassInfo = &PassInfo::new("Lower", "lower")
    ///     .dialects(&["cf"])
    ///     .contract(Contract::new().postcondition(NO_LOOPS));
    /// assert_eq!((INFO.legality().postcondition, INFO.legality().dialects), (NO_LOOPS, &["cf"][..]));
    /// ```
    pub const fn legality(&self) -> Contract<'static> {
        self.contract.dialects(self.dialects)
    }

    /// Returns the description of the same pass under another name in textual pipelines.
    #[must_use]
    pub const fn variant(mut self, argument: &'static str) -> Self {
        self.argument = argument;
        self
    }

    /// Restricts the pass to operations that implement the interface.
    #[must_use]
    pub const fn interface(mut self, interface: &'static str) -> Self {
        self.interface = Some(interface);
        self
    }

    /// Marks the pass as required, so that bisection never skips it.
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
}

setters! {
    PassInfo:
    /// Sets what stands for options that a user leaves out, as option text in canonical form.
    presets: &'static str,
    /// Sets the group.
    group: &'static str,
    /// Sets the summary.
    summary: &'static str,
    /// Sets the description.
    description: &'static str,
    /// Restricts the pass to these operations.
    ops: &'static [&'static str],
    /// Sets the dialects that the pass depends on.
    dialects: &'static [&'static str],
    /// Sets the table of options.
    options: &'static [OptionInfo],
    /// Sets the table of statistics.
    statistics: &'static [StatisticInfo],
    /// Sets what its result depends on apart from its operation and options.
    reads: &'static [&'static str],
    /// Sets what of its operation its result does not depend on.
    ignores: &'static [&'static str],
    /// Sets what it requires, ensures and creates.
    contract: Contract<'static>,
    /// Sets what it is, for rules about order.
    kinds: &'static [&'static str],
    /// Sets where it may stand among others.
    order: &'static [OrderRule<'static>],
    /// Sets what it does to an input.
    examples: &'static [ExampleInfo],
    /// Sets where the pass is declared.
    origin: &'static str,
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
