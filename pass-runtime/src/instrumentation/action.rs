//! Actions and scopes inside of a pass.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::thread;

use crate::context::PassContext;
use crate::diagnostic::Location;
use crate::instrumentation::{Event, Interest, Outcome, PassSite, Sink};
use crate::ir::Ir;

/// The tag by which tools name the execution of a pass, or of the pipelines nested in an operation, as an action.
pub const PASS_EXECUTION: &str = "pass-execution";

/// An action of a pass, which instrumentations may skip.
pub struct ActionSite<'s, I: Ir> {
    /// The action as a scope, which its tag names.
    scope: ScopeSite<'s, I>,
    detail: String,
    unit: Option<ActionUnit>,
    /// False once an instrumentation skips or fails it.
    runs: Cell<bool>,
}

/// The operation that an action is about.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ActionUnit {
    /// Its text, without regions.
    pub text: String,
    /// Its location.
    pub location: Location,
}

impl ActionUnit {
    /// Creates an operation from its text and location.
    pub fn new(text: impl Into<String>, location: Location) -> Self {
        Self {
            text: text.into(),
            location,
        }
    }
}

/// A named part of the work of a pass.
pub struct ScopeSite<'s, I: Ir> {
    pass: PassSite<'s, I>,
    name: Cow<'static, str>,
    number: usize,
    /// Location of the operation when its pipeline started.
    location: Location,
}

impl<'s, I: Ir> ActionSite<'s, I> {
    /// Returns the pass that performs it.
    pub fn pass(&self) -> &PassSite<'s, I> {
        &self.scope.pass
    }

    /// Returns the kind of the action, such as `apply-pattern`.
    pub fn tag(&self) -> &str {
        &self.scope.name
    }

    /// Returns the object of the action, such as the pattern and the operation; may be empty.
    pub fn detail(&self) -> &str {
        &self.detail
    }

    /// Returns the number of actions and scopes that this execution of the pass began earlier.
    pub fn number(&self) -> usize {
        self.scope.number
    }

    /// Returns the location of the operation of the pass when its pipeline started.
    pub fn location(&self) -> &Location {
        &self.scope.location
    }

    /// Returns the operation that the action is about; by default that of the pass, as it was before the pass. `None` unless
    /// an instrumentation [asks for it](Interest::UNITS).
    pub fn unit(&self) -> Option<&ActionUnit> {
        self.unit.as_ref()
    }

    /// Returns false if an instrumentation skips or fails the action: when it begins, one called earlier; at its end, any.
    pub fn runs(&self) -> bool {
        self.runs.get()
    }

    pub(crate) fn set_runs(&self, runs: bool) {
        self.runs.set(runs);
    }
}

impl<'s, I: Ir> ScopeSite<'s, I> {
    /// Returns the pass that opened it.
    pub fn pass(&self) -> &PassSite<'s, I> {
        &self.pass
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the number of actions and scopes that this execution of the pass began earlier.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Returns the location of the operation of the pass when its pipeline started.
    pub fn location(&self) -> &Location {
        &self.location
    }
}

/// A running action, which ends when this is dropped.
#[must_use = "the action ends when this is dropped, which is at once"]
pub struct ActionGuard<'c, 'a, I: Ir> {
    cx: &'c PassContext<'a, I>,
    /// `None` if no instrumentation observes it.
    site: Option<ActionSite<'a, I>>,
}

/// An open scope, which ends when this is dropped.
#[must_use = "the scope is left when this is dropped, which is at once"]
pub struct ScopeGuard<'c, 'a, I: Ir> {
    cx: &'c PassContext<'a, I>,
    /// `None` if no instrumentation observes it.
    site: Option<ScopeSite<'a, I>>,
}

impl<'a, I: Ir> PassContext<'a, I> {
    /// Runs `body` as an action of that kind, which instrumentations may observe and skip. Returns `None` if it was skipped.
    ///
    /// ```
    /// # use pass_toy::tree::*;
    /// use pass_runtime::{Failure, PassContext, Preserved};
    ///
    /// // What a pass does that changes one child at a time.
    /// fn run(op: &mut Node, cx: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
    ///     let mut changed = false;
    ///     for child in &mut op.children {
    ///         let renamed = cx.action("rename", || child.name = "leaf");
    ///         changed |= renamed.is_some();
    ///     }
    ///     Ok(Preserved::unless(changed))
    /// }
    /// ```
    pub fn action<T>(
        &self,
        tag: impl Into<Cow<'static, str>>,
        body: impl FnOnce() -> T,
    ) -> Option<T> {
        let _guard = self.begin_action(tag, String::new)?;
        Some(body())
    }

    /// Begins an action, for work that is not one function. `detail` describes its object, and is called only if an
    /// instrumentation observes actions. Returns `None` if the action is to be skipped.
    pub fn begin_action(
        &self,
        tag: impl Into<Cow<'static, str>>,
        detail: impl FnOnce() -> String,
    ) -> Option<ActionGuard<'_, 'a, I>> {
        self.begin(tag.into(), detail, || self.unit.cloned())
    }

    /// As [`begin_action`](Self::begin_action), for an action about another operation than that of the pass. `unit` is called
    /// only if an instrumentation asks for it.
    pub fn begin_action_on(
        &self,
        tag: impl Into<Cow<'static, str>>,
        detail: impl FnOnce() -> String,
        unit: impl FnOnce() -> ActionUnit,
    ) -> Option<ActionGuard<'_, 'a, I>> {
        self.begin(tag.into(), detail, || self.unit.is_some().then(unit))
    }

    fn begin(
        &self,
        tag: Cow<'static, str>,
        detail: impl FnOnce() -> String,
        unit: impl FnOnce() -> Option<ActionUnit>,
    ) -> Option<ActionGuard<'_, 'a, I>> {
        let chain = &self.site.engine.chain;
        if !chain.interest.intersects(Interest::ACTIONS) {
            return Some(ActionGuard {
                cx: self,
                site: None,
            });
        }
        let site = ActionSite {
            scope: self.scope_site(tag),
            detail: detail(),
            unit: unit(),
            runs: Cell::new(true),
        };
        let entered = self
            .emitter
            .hook(|emit| chain.enter(&Event::Action(&site), emit));
        let runs = entered == Some(true);
        if !runs {
            self.is_at_fixed_point.set(Some(false));
        }
        site.runs.set(runs);
        let guard = ActionGuard {
            cx: self,
            site: Some(site),
        };
        runs.then_some(guard)
    }

    /// Opens a named scope, which appears in timing and traces until the guard is dropped.
    #[inline]
    pub fn scope(&self, name: impl Into<Cow<'static, str>>) -> ScopeGuard<'_, 'a, I> {
        let site = self.is_observed().then(|| self.open_scope(name.into()));
        ScopeGuard { cx: self, site }
    }

    pub(crate) fn open_scope(&self, name: Cow<'static, str>) -> ScopeSite<'a, I> {
        let site = self.scope_site(name);
        let chain = &self.site.engine.chain;
        self.emitter
            .hook(|emit| chain.enter(&Event::Scope(&site), emit));
        site
    }

    fn scope_site(&self, name: Cow<'static, str>) -> ScopeSite<'a, I> {
        ScopeSite {
            pass: *self.site,
            name,
            number: self.next_number(),
            location: self.site.frame.location.get().cloned().unwrap_or_default(),
        }
    }

    pub(crate) fn close_scope(&self, site: &ScopeSite<'a, I>, is_panicking: bool) {
        let (chain, outcome) = (&self.site.engine.chain, Outcome::of_panic(is_panicking));
        self.emitter
            .hook(|emit| chain.exit(&Event::Scope(site), outcome, emit));
    }

    /// Returns whether an instrumentation observes actions or scopes. If none does, a pass need not compute their descriptions.
    pub fn is_observed(&self) -> bool {
        let interest = self.site.engine.chain.interest;
        interest.intersects(Interest::ACTIONS | Interest::SCOPES)
    }
}

impl<I: Ir> Drop for ActionGuard<'_, '_, I> {
    fn drop(&mut self) {
        if let Some(site) = &self.site {
            let outcome = if site.runs() {
                Outcome::of_panic(thread::panicking())
            } else {
                Outcome::Skipped
            };
            let chain = &self.cx.site.engine.chain;
            let exit = |emit: Sink<'_, I>| chain.exit(&Event::Action(site), outcome, emit);
            self.cx.emitter.hook(exit);
        }
    }
}

impl<I: Ir> Drop for ScopeGuard<'_, '_, I> {
    #[inline]
    fn drop(&mut self) {
        if let Some(site) = &self.site {
            self.cx.close_scope(site, thread::panicking());
        }
    }
}

impl<I: Ir> fmt::Debug for ActionGuard<'_, '_, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ActionGuard").finish_non_exhaustive()
    }
}

impl<I: Ir> fmt::Debug for ScopeGuard<'_, '_, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScopeGuard").finish_non_exhaustive()
    }
}
