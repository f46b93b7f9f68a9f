//! A tool without the feature `cache`.

use std::collections::HashSet;
use std::convert::Infallible;
use std::marker::PhantomData;

use pass_runtime::{Ir, PassManager};

use super::{Outcome, PartText};
use crate::driver::{Driver, Streams};
use crate::run_error::RunError;
use crate::settings::Settings;
use pass_runtime::ir::IrText;

pub(crate) struct OpenCache<I>(Infallible, PhantomData<fn(I)>);

/// The identity of a tool, which nothing asks for.
pub(crate) struct ToolIdentity;

impl ToolIdentity {
    #[expect(clippy::unnecessary_wraps, reason = "with the feature, it may fail")]
    pub(crate) fn start<I: Ir>(_: Option<&OpenCache<I>>, _: &Settings) -> Result<Self, RunError> {
        Ok(Self)
    }
}

pub(crate) struct RunCache<I>(PhantomData<fn(I)>);

impl<I: Ir> RunCache<I> {
    pub(crate) fn open(
        open: Option<&OpenCache<I>>,
        _: ToolIdentity,
        _: &str,
        _: &Settings,
        _: &I::Context,
    ) -> Result<Self, RunError> {
        match open {
            Some(open) => match open.0 {},
            None => Ok(Self(PhantomData)),
        }
    }

    pub(crate) fn knows_parts(&self) -> bool {
        false
    }

    pub(crate) fn install(&self, _: &mut PassManager<I>) {}

    pub(crate) fn part<'r>(
        &'r self,
        _: PartText<'r>,
        _: &[u8],
        _: bool,
    ) -> Option<PartCache<'r, I>> {
        None
    }

    pub(crate) fn mismatches(&self, _: &str) -> String {
        String::new()
    }

    pub(crate) fn finish(&self, _: &str) -> String {
        String::new()
    }
}

/// The cache of a part, which there is none of.
pub(crate) struct PartCache<'r, I>(Infallible, PhantomData<&'r fn(I)>);

impl<'r, I: Ir> PartCache<'r, I> {
    pub(crate) fn look_ahead(&mut self) {
        match self.0 {}
    }

    pub(crate) fn known(&mut self, _: &[u8]) -> Option<Outcome> {
        match self.0 {}
    }

    pub(crate) fn watch(&self, _: &mut PassManager<I>) {
        match self.0 {}
    }

    pub(crate) fn is_divided(&self) -> bool {
        match self.0 {}
    }

    pub(crate) fn divide(&self) {
        match self.0 {}
    }

    pub(crate) fn is_sectioned(&self) -> bool {
        match self.0 {}
    }

    pub(crate) fn may_know_sections(&self) -> bool {
        match self.0 {}
    }

    pub(crate) fn find<'t>(&self, _: &'t str) -> SectionLookup<'r, 't> {
        match self.0 {}
    }

    pub(crate) fn find_unknown<'t>(
        &self,
        _: &'t str,
        _: impl FnOnce() -> Option<Vec<usize>>,
    ) -> SectionLookup<'r, 't> {
        match self.0 {}
    }

    pub(crate) fn offsets(&self, _: &I::Context, _: &I::Op<'_>) -> Option<Vec<usize>> {
        match self.0 {}
    }

    pub(crate) fn set_key(&mut self, _: &SectionLookup<'_, '_>) {
        match self.0 {}
    }

    pub(crate) fn start_unknown(&mut self) {
        match self.0 {}
    }

    pub(crate) fn copy(&self) -> OutputCopy {
        match self.0 {}
    }

    pub(crate) fn keep_sections(
        &self,
        _: &mut SectionCache<'_, '_>,
        _: OutputCopy,
    ) -> Option<PrintedSections> {
        match self.0 {}
    }

    pub(crate) fn keep(
        &self,
        _: &Outcome,
        _: bool,
        _: OutputCopy,
        _: Option<SectionLookup<'_, '_>>,
    ) {
        match self.0 {}
    }
}

/// What is found of a text, which is nothing.
pub(crate) struct SectionLookup<'s, 't> {
    pub(crate) sections: Option<SectionCache<'s, 't>>,
}

/// What is known of the sections of a text, which is nothing.
pub(crate) struct SectionCache<'s, 't>(Infallible, PhantomData<&'s &'t str>);

impl SectionCache<'_, '_> {
    pub(crate) fn is_known(&self) -> bool {
        match self.0 {}
    }

    pub(crate) fn operations(&self) -> HashSet<&str> {
        match self.0 {}
    }

    pub(crate) fn copy(&self) -> OutputCopy {
        match self.0 {}
    }

    pub(crate) fn output(&self, _: &PrintedSections) -> Option<String> {
        match self.0 {}
    }

    pub(crate) fn rest(&self) -> String {
        match self.0 {}
    }

    pub(crate) fn forget(&mut self) {
        match self.0 {}
    }
}

#[derive(Default)]
pub(crate) struct PrintedSections(());

/// A copy of what is printed, which nothing needs.
pub(crate) struct OutputCopy(Infallible);

impl OutputCopy {
    pub(crate) fn push(&mut self, _: &[u8]) {
        match self.0 {}
    }
}

/// Does nothing: no tool has the command without a cache.
pub(crate) fn run_command<I: IrText>(
    _: &Driver<I>,
    _: &Settings,
    _: &mut Streams<'_>,
) -> Result<(), RunError> {
    Ok(())
}
