//! What a run makes of the texts of its input, known without reading them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use memchr::{memchr, memmem};
use pass_cache::bytes::{Reader, push_bytes};
use pass_cache::{Cache, Hash, PortableIr, TextCache, TextKey, TextPlace, Value};
use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Sink, Verdict};
use pass_runtime::{Ir, PassManager};

use super::{InputText, Outcome, TextRun, WholeText};
use crate::flag::{Flag, KeptResults, spelled};
use crate::remarks::remarks_file;
use crate::settings::{FLAGS, Settings};

/// A result with more bytes than this is not kept.
const MAX_OUTPUT: usize = 256 << 20;

/// The texts of a run.
pub(super) struct Texts {
    pub(super) cache: TextCache,
    /// True if nothing is known or kept in this run.
    pub(super) is_refused: bool,
    /// True if results show where their texts stand.
    shows_places: bool,
    /// The hash of the whole input.
    whole: OnceLock<Hash>,
}

impl Texts {
    pub(super) fn new(cache: TextCache, settings: &Settings) -> Self {
        let refusal = refusal(settings);
        if let Some(reason) = &refusal {
            cache.refuse(reason);
        }
        Self {
            is_refused: refusal.is_some(),
            cache,
            shows_places: settings.print_debuginfo
                || settings.print_local_scope
                || settings.emit_bytecode,
            whole: OnceLock::new(),
        }
    }

    fn key(&self, text: &InputText<'_>, bytes: &[u8]) -> TextKey {
        let key = self.cache.key(bytes);
        let key = text
            .markers
            .map_or(key, |markers| key.with_markers(markers));
        let is_text = || text.whole.is_some() || std::str::from_utf8(bytes).is_ok();
        if self.shows_places || names_places(text.name, bytes) || !is_text() {
            // What is shown of the places is in the text.
            key.at(&start_of(text))
        } else {
            key
        }
    }

    fn place<'t>(&self, text: &InputText<'t>) -> TextPlace<'t> {
        TextPlace {
            around: text.whole.map(|whole| self.around(text.name, whole)),
            ..start_of(text)
        }
    }

    /// Returns the hash of what is around a part, of which diagnostics of the part may show lines.
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
fn start_of<'t>(text: &InputText<'t>) -> TextPlace<'t> {
    TextPlace {
        name: text.name,
        line: text.line,
        column: text.column,
        around: None,
    }
}

/// Returns whether a text may have an explicit location that names its own file, which may be the same as that of an operation.
fn names_places(name: &str, text: &[u8]) -> bool {
    memchr(b'\\', text).is_some() || memmem::find(text, name.as_bytes()).is_some()
}

/// The run of a text.
pub(super) struct FolderText<'c, I: PortableIr> {
    texts: &'c Texts,
    results: &'c Cache<I>,
    text: InputText<'c>,
    key: TextKey,
    watch: Arc<TextWatch>,
    start: Instant,
    /// [`PortableIr::side_effects`] at the start.
    side_effects: u64,
    explains: bool,
}

impl<'c, I: PortableIr> FolderText<'c, I> {
    pub(super) fn start(
        texts: &'c Texts,
        results: &'c Cache<I>,
        text: InputText<'c>,
        bytes: &[u8],
        explains: bool,
    ) -> Self {
        // What earlier texts have asked for does not count.
        let _ = results.take_observed();
        Self {
            key: texts.key(&text, bytes),
            texts,
            results,
            text,
            watch: Arc::default(),
            start: Instant::now(),
            side_effects: I::side_effects(),
            explains,
        }
    }

    /// Returns why nothing of the run is kept.
    fn refusal(&self, outcome: &Outcome) -> Option<&'static str> {
        let load = |flag: &AtomicBool| flag.load(Ordering::Relaxed);
        if outcome.output.len() > MAX_OUTPUT {
            Some("the result is too large")
        } else if self.results.take_observed() {
            Some("something observes the IR between passes")
        } else if load(&self.watch.reads_environment) {
            Some("a pass reads the environment")
        } else if I::side_effects() != self.side_effects {
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

impl<I: PortableIr> TextRun<I> for FolderText<'_, I> {
    fn known(&self, is_valid: &dyn Fn(&[u8]) -> bool) -> Option<Outcome> {
        let cache = &self.texts.cache;
        let value = cache.get(&self.key, || self.texts.place(&self.text), is_valid);
        let known = value.and_then(read);
        if known.is_none() && self.explains {
            cache.miss(&self.key, self.text.name);
        }
        known
    }

    fn watch(&self, manager: &mut PassManager<I>) {
        manager.add_instrumentation(Arc::clone(&self.watch));
    }

    fn keep(&self, outcome: &Outcome, shows_place: bool) {
        let cache = &self.texts.cache;
        if let Some(reason) = self.refusal(outcome) {
            return cache.refuse(reason);
        }
        let shows_place = shows_place || self.watch.reads_locations.load(Ordering::Relaxed);
        let place = || self.texts.place(&self.text);
        let value = (&*head_of(outcome), &*outcome.output);
        cache.put(&self.key, place, shows_place, value, self.start.elapsed());
    }
}

/// Notes what passes depend on besides the text, also those of pipelines that passes run.
#[derive(Default)]
struct TextWatch {
    reads_environment: AtomicBool,
    reads_locations: AtomicBool,
    is_unnamed: AtomicBool,
}

impl<I: Ir> Instrumentation<I> for TextWatch {
    fn interest(&self) -> Interest {
        Interest::PIPELINES
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        let Event::Pipeline { pipeline, .. } = event else {
            return Verdict::Run;
        };
        for step in pipeline.steps() {
            let Some(info) = step.info() else { continue };
            if info.reads.contains(&"environment") {
                self.reads_environment.store(true, Ordering::Relaxed);
            }
            if !info.ignores.contains(&"locations") {
                self.reads_locations.store(true, Ordering::Relaxed);
            }
            if !step.is_registered() {
                self.is_unnamed.store(true, Ordering::Relaxed);
            }
        }
        Verdict::Run
    }
}

/// Returns why the results of texts are not all that such a run makes: a flag that the table says so of is set.
fn refusal(settings: &Settings) -> Option<String> {
    let default = Settings::default();
    let is_set = |flag: &&Flag| {
        flag.results == KeptResults::Refuse && (flag.value)(settings) != (flag.value)(&default)
    };
    if let Some(flag) = FLAGS.iter().find(is_set) {
        let flag = spelled(flag.names[0]);
        return Some(format!("'{flag}' does more than the results show"));
    }
    let writes_remarks = remarks_file(settings).is_some();
    writes_remarks.then(|| "the run writes remarks to a file".to_owned())
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
