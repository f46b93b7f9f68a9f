//! What a run makes of each part of its input: known from the text alone.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use memchr::{memchr, memmem};
use pass_cache::bytes::{Reader, push_bytes};
use pass_cache::{
    Hash, OutputCopy, OutputText, PrintedSections, SectionCache, TextCache, TextKey, TextPlace,
    TextSyntax, Value,
};
use pass_runtime::diagnostic::Severity;
use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Sink, Verdict};
use pass_runtime::{Ir, PassManager};

use super::enabled::Control;
use super::{Outcome, PartText, WholeText};
use crate::remarks::remarks_file;
use crate::settings::Settings;

/// A result with more bytes than this is not kept: it would be held in memory.
const MAX_OUTPUT: usize = 256 << 20;
/// A text with fewer bytes is known as a whole or not at all.
const MIN_SECTIONED: usize = 64 << 10;

/// The texts of a run.
pub(crate) struct Texts {
    pub(super) cache: TextCache,
    /// True if nothing is known or kept in this run.
    pub(super) is_refused: bool,
    /// True if results show where their texts stand.
    shows_places: bool,
    /// The hash of the whole input.
    whole: OnceLock<Hash>,
    explains: bool,
    /// The length from which texts have sections; `None` if results depend on more than the sections.
    min_sectioned: Option<usize>,
}

/// The cache of a part of the input.
pub(crate) struct PartCache<'r, I: Ir> {
    texts: &'r Texts,
    part: PartText<'r>,
    /// The key of the text; `None` before its sections are looked up.
    key: Option<TextKey>,
    syntax: Option<TextSyntax>,
    watch: Arc<PartWatch>,
    control: &'r dyn Control<I>,
    start: Instant,
    /// [`Control::side_effects`] at the start.
    side_effects: u64,
    known: Option<Outcome>,
}

/// What is found of a long text before it is run.
pub(crate) struct SectionLookup<'r, 't> {
    key: TextKey,
    pub(crate) sections: Option<SectionCache<'r, 't>>,
}

impl Texts {
    pub(super) fn new(cache: TextCache, settings: &Settings) -> Self {
        let refusal = refusal(settings);
        if let Some(reason) = refusal {
            cache.refuse(reason);
        }
        // On a server, each section would be a request.
        let has_sections = has_sections(settings) && !cache.has_server();
        Self {
            is_refused: refusal.is_some(),
            cache,
            shows_places: settings.print_debuginfo
                || settings.print_local_scope
                || settings.emit_bytecode,
            whole: OnceLock::new(),
            explains: settings.explain_cache,
            min_sectioned: has_sections.then_some(if settings.cache_all {
                0
            } else {
                MIN_SECTIONED
            }),
        }
    }

    /// Returns the cache of a part with these bytes. With `has_sections`, those of a long text are looked up.
    pub(super) fn part<'r, I: Ir>(
        &'r self,
        part: PartText<'r>,
        bytes: &[u8],
        has_sections: bool,
        control: &'r dyn Control<I>,
    ) -> PartCache<'r, I> {
        let min = self.min_sectioned;
        let is_long = has_sections && min.is_some_and(|min| bytes.len() >= min);
        let syntax = control.syntax().filter(|_| is_long);
        PartCache {
            texts: self,
            part,
            key: syntax.is_none().then(|| self.key(part, bytes)),
            syntax,
            watch: Arc::default(),
            control,
            start: Instant::now(),
            side_effects: control.side_effects(),
            known: None,
        }
    }

    /// Returns the key of a text as a whole.
    fn key(&self, part: PartText<'_>, bytes: &[u8]) -> TextKey {
        let key = self.cache.key(bytes);
        let key = part
            .markers
            .map_or(key, |markers| key.with_markers(markers));
        let is_text = || part.whole.is_some() || std::str::from_utf8(bytes).is_ok();
        if self.shows_places || names_places(part.name, bytes) || !is_text() {
            // What is shown of the places is in the text.
            key.at(&start_of(part))
        } else {
            key
        }
    }

    fn place<'t>(&self, part: PartText<'t>) -> TextPlace<'t> {
        TextPlace {
            around: part.whole.map(|whole| self.around(part.name, whole)),
            ..start_of(part)
        }
    }

    /// Returns the hash of the text around a part of which diagnostics of the part may show lines.
    fn around(&self, name: &str, WholeText { text, start, end }: WholeText<'_>) -> Hash {
        if names_places(name, &text.as_bytes()[start..end]) {
            return *self.whole.get_or_init(|| Hash::of(text.as_bytes()));
        }
        let before = text[..start].rsplit('\n').next().unwrap_or_default();
        let after = text[end..].split('\n').next().unwrap_or_default();
        Hash::of(format!("{before}\n{after}").as_bytes())
    }
}

/// Returns the place of a part without what is around it.
fn start_of(part: PartText<'_>) -> TextPlace<'_> {
    TextPlace {
        name: part.name,
        line: part.line,
        column: part.column,
        around: None,
    }
}

/// Returns whether a text may have an explicit location that names its own file, which may be the same as that of an operation.
fn names_places(name: &str, text: &[u8]) -> bool {
    memchr(b'\\', text).is_some() || memmem::find(text, name.as_bytes()).is_some()
}

impl<'r, I: Ir> PartCache<'r, I> {
    /// Returns whether sections are to be looked up.
    pub(crate) fn is_sectioned(&self) -> bool {
        self.syntax.is_some()
    }

    /// Returns whether a text with sections may be known.
    pub(crate) fn may_know_sections(&self) -> bool {
        self.texts.cache.may_know_sections()
    }

    /// Looks up the sections of a long text, which may have none, so that it is known as a whole or not at all.
    pub(crate) fn find<'t>(&self, text: &'t str) -> SectionLookup<'r, 't> {
        self.look_up_sections(text, |syntax| self.texts.cache.sections(text, syntax))
    }

    /// Finds the sections of a long text of which nothing is known. `offsets` waits for the offsets of its operations.
    pub(crate) fn find_unknown<'t>(
        &self,
        text: &'t str,
        offsets: impl FnOnce() -> Option<Vec<usize>>,
    ) -> SectionLookup<'r, 't> {
        let cache = &self.texts.cache;
        self.look_up_sections(text, |syntax| cache.unknown_sections(text, syntax, offsets))
    }

    /// Returns the offsets of the operations that are nested in an operation.
    pub(crate) fn offsets(&self, cx: &I::Context, op: &I::Op<'_>) -> Option<Vec<usize>> {
        self.control.offsets(cx, op)
    }

    fn look_up_sections<'t>(
        &self,
        text: &'t str,
        find: impl FnOnce(TextSyntax) -> Option<SectionCache<'r, 't>>,
    ) -> SectionLookup<'r, 't> {
        let sections = self.syntax.and_then(find);
        // There are no locations in a text with sections.
        let key = sections.as_ref().map(SectionCache::text_key);
        let key = key.unwrap_or_else(|| self.texts.key(self.part, text.as_bytes()));
        SectionLookup { key, sections }
    }

    /// Sets the key of the whole text, which was found with its sections.
    pub(crate) fn set_key(&mut self, found: &SectionLookup<'_, '_>) {
        self.key = Some(found.key);
    }

    /// Looks up the part before it is its turn.
    pub(crate) fn look_ahead(&mut self) {
        self.known = self.key.and_then(|key| self.look_up(&key));
    }

    /// Starts the run of a part of which nothing can be known.
    pub(crate) fn start_unknown(&mut self) {
        self.start();
        self.explain_miss();
    }

    fn start(&mut self) {
        self.start = Instant::now();
        self.side_effects = self.control.side_effects();
        // What earlier parts have asked for does not count.
        let _ = self.control.take_observed();
    }

    fn explain_miss(&self) {
        if self.texts.explains {
            self.texts.cache.miss(self.key.as_ref(), self.part.name);
        }
    }

    /// Returns what is known of the part with these bytes, whose run starts now.
    pub(crate) fn known(&mut self, bytes: &[u8]) -> Option<Outcome> {
        self.start();
        let (texts, part) = (self.texts, self.part);
        let key = *self.key.get_or_insert_with(|| texts.key(part, bytes));
        // An earlier part may have had the same text.
        let known = self.known.take().or_else(|| self.look_up(&key));
        if known.is_none() {
            self.explain_miss();
        }
        known
    }

    /// Returns whether it was noted that what is made of several parts is kept apart.
    pub(crate) fn is_divided(&self) -> bool {
        self.key
            .is_some_and(|key| self.texts.cache.is_divided(&key))
    }

    /// Notes that what is made of several parts is to be kept apart. Does nothing for a single part.
    pub(crate) fn divide(&self) {
        if let Some(key) = self.key.as_ref().filter(|_| self.part.markers.is_some()) {
            self.texts.cache.divide(key);
        }
    }

    fn look_up(&self, key: &TextKey) -> Option<Outcome> {
        let place = || self.texts.place(self.part);
        read(self.texts.cache.get(key, place)?)
    }

    /// Watches the run of a manager.
    pub(crate) fn watch(&self, manager: &mut PassManager<I>) {
        manager.add_instrumentation(Arc::clone(&self.watch));
    }

    /// Starts to copy what is printed for the part, which may have sections.
    pub(crate) fn copy(&self) -> OutputCopy {
        self.syntax
            .map_or_else(OutputCopy::default, OutputCopy::of_sections)
    }

    /// Keeps what a silent run has printed for those sections that were not known, and returns it. `None` if nothing is kept.
    pub(crate) fn keep_sections(
        &self,
        sections: &mut SectionCache<'_, '_>,
        copy: OutputCopy,
    ) -> Option<PrintedSections> {
        if self.refusal().is_some() || self.reads_locations() {
            return None;
        }
        self.keep_printed(sections, copy.finish()).ok()
    }

    /// Keeps what is printed for sections. Returns it if nothing of it is kept.
    fn keep_printed(
        &self,
        sections: &mut SectionCache<'_, '_>,
        output: OutputText,
    ) -> Result<PrintedSections, OutputText> {
        sections.keep(output, self.part.name, self.start.elapsed())
    }

    /// Keeps what the run has made of the part, and printed meanwhile.
    pub(crate) fn keep(
        &self,
        outcome: &Outcome,
        shows_place: bool,
        copy: OutputCopy,
        found: Option<SectionLookup<'_, '_>>,
    ) {
        let (key, sections) = match found {
            Some(found) => (Some(found.key), found.sections),
            None => (self.key, None),
        };
        let mut output = copy.finish();
        let refusal = if output.size() > MAX_OUTPUT {
            Some("the result is too large")
        } else {
            self.refusal()
        };
        let texts = self.texts;
        if let Some(reason) = refusal {
            return texts.cache.refuse(reason);
        }
        if self.is_sectioned() {
            texts.cache.note_sections();
        }
        let shows_place = shows_place || self.reads_locations();
        let is_silent = !shows_place && outcome.texts.iter().all(String::is_empty);
        if let Some(mut sections) = sections.filter(|_| is_silent) {
            match self.keep_printed(&mut sections, output) {
                Ok(_) => return,
                Err(unkept) => output = unkept,
            }
        }
        if let (Some(key), Some(text)) = (&key, output.into_text()) {
            let place = || texts.place(self.part);
            let time = self.start.elapsed();
            let value = (&*head_of(outcome), &*text);
            texts.cache.put(key, place, shows_place, value, time);
        }
    }

    fn reads_locations(&self) -> bool {
        self.watch.reads_locations.load(Ordering::Relaxed)
    }

    /// Returns why nothing of the run is kept.
    fn refusal(&self) -> Option<&'static str> {
        let load = |flag: &AtomicBool| flag.load(Ordering::Relaxed);
        if self.control.take_observed() {
            Some("something observes the IR between passes")
        } else if load(&self.watch.reads_environment) {
            Some("a pass reads the environment")
        } else if self.control.side_effects() != self.side_effects {
            Some("a pass has effects that neither its operation nor its diagnostics show")
        } else if load(&self.watch.is_unnamed) {
            Some(
                "no registry has made a pass, so that it may have state that its options do not show",
            )
        } else {
            None
        }
    }
}

/// Notes what passes depend on besides the text, also those of pipelines that passes run.
#[derive(Default)]
struct PartWatch {
    reads_environment: AtomicBool,
    reads_locations: AtomicBool,
    is_unnamed: AtomicBool,
}

impl<I: Ir> Instrumentation<I> for PartWatch {
    fn interest(&self) -> Interest {
        Interest::PIPELINES
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        let Event::Pipeline { pipeline, .. } = event else {
            return Verdict::Run;
        };
        for (step, info) in pipeline
            .steps()
            .filter_map(|step| Some((step, step.info()?)))
        {
            for (name, flag) in [
                ("environment", &self.reads_environment),
                ("locations", &self.reads_locations),
            ] {
                if info.reads.contains(&name) {
                    flag.store(true, Ordering::Relaxed);
                }
            }
            if !step.is_registered() {
                self.is_unnamed.store(true, Ordering::Relaxed);
            }
        }
        Verdict::Run
    }
}

/// Returns why the results of texts are not all that such a run makes, or depend on more than texts.
fn refusal(settings: &Settings) -> Option<&'static str> {
    let files = [
        &settings.trace_file,
        &settings.profile_actions_to,
        &settings.log_actions_to,
        &settings.generate_reproducer,
        &settings.dump_compilation_phases_to,
    ];
    if settings.timing {
        Some("the run is timed")
    } else if files.iter().any(|file| file.is_some()) || remarks_file(settings).is_some() {
        Some("the run writes other files")
    } else if settings.validate.is_some() {
        Some("functions are executed")
    } else if settings.run_reproducer {
        Some("the pipeline is in the input")
    } else if settings.verify_diagnostics.is_some() {
        Some("diagnostics are compared with comments in the input")
    } else if settings.print_debug_counter || !settings.debug_counter.is_empty() {
        Some("actions are counted")
    } else {
        None
    }
}

/// Returns all that results depend on besides the tool, the dialects and the text.
pub(super) fn settings_text(tool: &str, settings: &Settings) -> String {
    format!("{tool}\n{:?}", result_settings(settings))
}

/// Returns whether what such a run makes of a module is what it makes of its sections.
fn has_sections(settings: &Settings) -> bool {
    let plain = |settings: &Settings| Settings {
        pipeline: None,
        allow_unregistered_dialect: false,
        verify_each: true,
        print_op_generic: false,
        no_skip: false,
        // What is said about a module is not kept.
        diagnostic_verbosity: Severity::Remark,
        color: Default::default(),
        diagnostic_style: Default::default(),
        disable_diagnostic_notes: false,
        print_op_on_diagnostic: false,
        ..result_settings(settings)
    };
    let [plain, default] = [settings, &Settings::default()].map(plain);
    settings.pipeline.is_some() && format!("{plain:?}") == format!("{default:?}")
}

/// Returns the settings that are about neither files nor the way in which the run takes place.
fn result_settings(settings: &Settings) -> Settings {
    Settings {
        input: None,
        inputs: Vec::new(),
        output: None,
        out_dir: None,
        from_list: None,
        workers: None,
        deadline: None,
        max_memory: None,
        force: false,
        reduce_failures: false,
        isolate: false,
        progress: true,
        disable_threading: false,
        crash_reproducer: None::<PathBuf>,
        local_reproducer: false,
        split_input_file: Default::default(),
        output_split_marker: String::new(),
        cache: None,
        cache_limit: None,
        cache_all: false,
        check_cache: Default::default(),
        explain_cache: false,
        dedupe: false,
        ..settings.clone()
    }
}

/// Returns the head of the value of an outcome, whose body is the output.
fn head_of(outcome: &Outcome) -> Vec<u8> {
    let [before, after] = &outcome.texts;
    let mut head = Vec::new();
    for text in [&outcome.root, before, after] {
        push_bytes(&mut head, text.as_bytes());
    }
    head
}

fn read(value: Value) -> Option<Outcome> {
    let mut reader = Reader(&value.head);
    Some(Outcome {
        root: reader.text()?,
        texts: [reader.text()?, reader.text()?],
        output: value.body,
    })
}
