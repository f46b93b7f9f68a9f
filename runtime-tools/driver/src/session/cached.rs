//! Processes parts of the input with the cache: shows results that it has, and keeps those of runs.

use std::panic::resume_unwind;
use std::sync::{Arc, mpsc};
use std::thread;

use pass_debug::reproducer::Reproducer;
use pass_runtime::ir::IrText;
use pass_runtime::{Diagnostic, PassManager};

use super::input::Input;
use super::{Session, root_name};
use crate::cache::{
    Outcome, OutputCopy, PartCache, PrintedSections, RunCache, SectionCache, SectionLookup,
};
use crate::output::Writer;
use crate::report::Reporter;
use crate::run_error::RunError;

impl<I: IrText> Session<'_, I> {
    pub(super) fn process_part(
        &self,
        name: &str,
        input: &Input<'_>,
        cached: Option<PartCache<'_, I>>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        let Some(cached) = cached.filter(|_| self.may_know()) else {
            return self.run_part(name, input, None.into(), reporter, writer);
        };
        let mut whole = Arc::default();
        let text = cached.is_sectioned().then(|| input.text(&mut whole));
        match text.flatten() {
            Some(text) if cached.may_know_sections() => {
                self.process_sections(name, input, text, cached, reporter, writer)
            }
            Some(text) => self.process_unknown(name, input, text, cached, reporter, writer),
            None => self.process_whole(name, input, cached, None, reporter, writer),
        }
    }

    /// Processes a text of whose sections nothing can be known. A thread finds them meanwhile, to keep what becomes of them.
    fn process_unknown(
        &self,
        name: &str,
        input: &Input<'_>,
        text: &str,
        mut cached: PartCache<'_, I>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        cached.start_unknown();
        let cached = &cached;
        let (offsets, received) = mpsc::channel();
        let run = CachedRun {
            cached: Some(cached),
            offsets: Some(offsets),
        };
        thread::scope(|scope| {
            // A run that fails before it has read the text sends nothing.
            let find = move || cached.find_unknown(text, || received.recv().ok());
            let thread = thread::Builder::new().spawn_scoped(scope, find);
            let found = || match thread {
                Ok(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
                Err(_) => cached.find_unknown(text, || None),
            };
            self.keep(
                cached,
                || Some(found()),
                reporter,
                writer,
                |reporter, writer| self.run_part(name, input, run, reporter, writer),
            )
        })
    }

    /// Processes a text of which sections may be known.
    fn process_sections(
        &self,
        name: &str,
        input: &Input<'_>,
        text: &str,
        mut cached: PartCache<'_, I>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        let found = cached.find(text);
        if let Some(sections) = &found.sections
            && self.pipelines.find_all(&sections.operations())
            && let Some(output) = sections.output(&PrintedSections::default())
        {
            writer.push(output);
            return Ok(());
        }
        cached.set_key(&found);
        self.process_whole(name, input, cached, Some(found), reporter, writer)
    }

    /// Processes a part that may be known as a whole, or of which sections that are known were found.
    fn process_whole(
        &self,
        name: &str,
        input: &Input<'_>,
        mut cached: PartCache<'_, I>,
        mut found: Option<SectionLookup<'_, '_>>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        if let Some(outcome) = input.with_bytes(|bytes| cached.known(bytes)) {
            return self.replay(&outcome, reporter, writer);
        }
        let sections = found.as_mut().and_then(|found| found.sections.as_mut());
        if let Some(sections) = sections.filter(|sections| sections.is_known()) {
            if let Some(output) = self.run_sections(name, &cached, sections) {
                writer.push(output);
                return Ok(());
            }
            sections.forget();
        }
        self.keep(
            &cached,
            || found,
            reporter,
            writer,
            |reporter, writer| self.run_part(name, input, Some(&cached).into(), reporter, writer),
        )
    }

    /// Returns whether results that are known may be shown.
    pub(super) fn may_know(&self) -> bool {
        self.recorder.is_none() && !self.driver.is_cancelled()
    }

    /// Keeps all that a run shows and prints, if it succeeds.
    pub(super) fn keep<'f>(
        &self,
        cached: &PartCache<'_, I>,
        found: impl FnOnce() -> Option<SectionLookup<'f, 'f>>,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
        run: impl FnOnce(&mut Reporter<'_>, &mut Writer<'_>) -> Result<(), RunError>,
    ) -> Result<(), RunError> {
        reporter.start_transcript();
        writer.start_copy(cached.copy());
        let result = run(reporter, writer);
        let copied = reporter.take_transcript().zip(writer.take_copy());
        match copied.filter(|(transcript, _)| result.is_ok() && !transcript.has_several_roots) {
            Some((transcript, copy)) => {
                let (outcome, shows_place) = (&transcript.outcome, transcript.shows_place);
                cached.keep(outcome, shows_place, copy, found());
            }
            // The parts that were not begun may have succeeded.
            None if self.driver.is_cancelled() => {}
            None => cached.divide(),
        }
        result
    }

    /// Returns the output for a text of which some sections are known; `None` if all of it has to be run.
    fn run_sections(
        &self,
        name: &str,
        cached: &PartCache<'_, I>,
        sections: &mut SectionCache<'_, '_>,
    ) -> Option<String> {
        let copy = self.transform_silently(name, &sections.rest(), cached, sections.copy())?;
        let printed = cached.keep_sections(sections, copy)?;
        sections.output(&printed)
    }

    /// Copies what is printed for a text. `None` if there is a diagnostic.
    fn transform_silently(
        &self,
        name: &str,
        text: &str,
        cached: &PartCache<'_, I>,
        mut copy: OutputCopy,
    ) -> Option<OutputCopy> {
        let (cx, mut is_silent) = (self.cx, true);
        let mut emit = |_: Diagnostic| is_silent = false;
        let options = self.settings.parse_options();
        let mut root = I::parse(cx, name, text, options, &mut emit).ok()?;
        I::verify(cx, &I::root(&mut root), true, &mut emit).ok()?;
        let root_name = root_name::<I>(cx, &mut root);
        let built = self.pipelines.for_root(&root_name, &mut |_| {}).ok()?;
        for (_, pipeline) in built.parts {
            let mut manager = self.manager(pipeline, &Reproducer::default()).ok()?;
            cached.watch(&mut manager);
            manager.run(cx, I::root(&mut root), &mut emit).ok()?;
        }
        self.print(&mut root, &mut |piece| copy.push(piece.as_bytes()));
        (is_silent && !self.driver.is_cancelled()).then_some(copy)
    }

    /// Shows what an earlier run has made of a part.
    pub(super) fn replay(
        &self,
        outcome: &Outcome,
        reporter: &mut Reporter<'_>,
        writer: &mut Writer<'_>,
    ) -> Result<(), RunError> {
        let [before, after] = &outcome.texts;
        reporter.text(before);
        // The first part of a run with such a root shows warnings about its pipeline.
        self.pipelines
            .build_for(&outcome.root, &mut |text| reporter.text(text))?;
        reporter.text(after);
        writer.push(&outcome.output);
        Ok(())
    }
}

/// The cache of the part that a run processes.
pub(super) struct CachedRun<'p, I: IrText> {
    /// Sees what the result depends on.
    cached: Option<&'p PartCache<'p, I>>,
    /// Takes the offsets of operations to the thread that looks for sections meanwhile.
    offsets: Option<mpsc::Sender<Vec<usize>>>,
}

impl<'p, I: IrText> From<Option<&'p PartCache<'p, I>>> for CachedRun<'p, I> {
    fn from(cached: Option<&'p PartCache<'p, I>>) -> Self {
        Self {
            cached,
            offsets: None,
        }
    }
}

impl<I: IrText> CachedRun<'_, I> {
    pub(super) fn watch(&self, manager: &mut PassManager<I>) {
        if let Some(cached) = self.cached {
            cached.watch(manager);
        }
    }

    /// Sends the offsets of the operations of a module that was read, if it is known of all.
    pub(super) fn send_offsets(&mut self, cx: &I::Context, root: &mut I::Root<'_>) {
        let Some((cached, offsets)) = self.cached.zip(self.offsets.take()) else {
            return;
        };
        if let Some(found) = cached.offsets(cx, &I::root(root)) {
            // The thread may have found out without them, and ended.
            let _ = offsets.send(found);
        }
    }
}

/// Returns the cache of an input, unless nothing is known or kept of it.
pub(super) fn cached_part<'r, I: IrText>(
    cache: &'r RunCache<I>,
    name: &'r str,
    input: &'r Input<'_>,
    has_sections: bool,
) -> Option<PartCache<'r, I>> {
    input.with_bytes(|bytes| cache.part(input.part(name), bytes, has_sections))
}
