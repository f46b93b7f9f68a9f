//! Serialized forms of registered passes, their diagnostics and statistics, which the package and a wheel exchange.

use passwright::diagnostic::{NoteKind, Operation, Severity};
use passwright::info::{
    Arity, Deprecation, EnumValueInfo, OptionInfo, PassInfo, PipelineInfo, StatisticInfo,
};
use passwright::registry::Registration;
use passwright::remark::{Remark, RemarkKind};
use passwright::text::Span;
use passwright::text::diagnostic::{Diagnostic as TextDiagnostic, Label};
use passwright::{Diagnostic, Location};
use serde::{Deserialize, Serialize};

/// A registered pass or pipeline.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EntryForm {
    /// The facts that only a pass has; `None` for a pipeline.
    pub pass: Option<PassForm>,
    /// The Rust name.
    pub name: String,
    /// The name in pipelines.
    pub argument: String,
    /// The group it is declared in.
    pub group: String,
    /// One line.
    pub summary: String,
    /// Markdown.
    pub description: String,
    /// Operations that it may run on; empty for any.
    pub ops: Vec<String>,
    /// Interface of operations that it may run on.
    pub interface: Option<String>,
    /// Its options.
    pub options: Vec<OptionForm>,
    /// The place of the declaration.
    pub origin: String,
}

/// The facts that only a pass has.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PassForm {
    /// Dialects whose entities it may create.
    pub dialects: Vec<String>,
    /// The statistics: names, descriptions, and `true` for a maximum.
    pub statistics: Vec<(String, String, bool)>,
    /// True if bisection must never skip the pass.
    pub required: bool,
    /// True if a second run right after the first changes nothing.
    pub idempotent: bool,
    /// The inputs of the result apart from the operation and the options.
    pub reads: Vec<String>,
    /// The inputs that the result does not depend on, though any pass might read them.
    pub ignores: Vec<String>,
    /// Set if it should no longer be used: since when, what instead, and why.
    pub deprecated: Option<(Option<String>, Option<String>, String)>,
    /// Option text that stands for what a user leaves out.
    pub presets: String,
}

/// An option.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct OptionForm {
    /// The name in pipelines.
    pub name: String,
    /// The type, of one element for a list.
    pub ty: String,
    /// `single`, `optional`, `required` or `list`.
    pub arity: String,
    /// The purpose.
    pub summary: String,
    /// The default as option text.
    pub default: Option<String>,
    /// The smallest value.
    pub min: Option<String>,
    /// The largest value.
    pub max: Option<String>,
    /// The values of an enumeration, with what they are for.
    pub values: Vec<(String, String)>,
}

/// The diagnostics, remarks, statistics and failure of a run of a pass.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct LogForm {
    /// Its diagnostics in order.
    pub diagnostics: Vec<DiagnosticForm>,
    /// Its remarks on optimizations in order.
    pub remarks: Vec<RemarkForm>,
    /// The values of the statistics, in their order.
    pub statistics: Vec<u64>,
    /// The reason why it failed; `None` if it did not. Empty if its diagnostics say so.
    pub failure: Option<String>,
}

/// A run of a pipeline on an IR that another package brings.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct RunForm {
    /// Its diagnostics in order.
    pub diagnostics: Vec<DiagnosticForm>,
    /// The reason why it failed; `None` if it did not. Empty if its diagnostics say so.
    pub failure: Option<String>,
    /// True if the module differs from what it was before.
    pub changed: bool,
    /// From the start of the run to its end, with the outermost timers nested in it.
    pub timing: TimerForm,
    /// The text of the module before, if it was asked for.
    pub before: Option<String>,
}

/// A timer; times are in nanoseconds.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct TimerForm {
    /// The name of the pass, or words for anything else.
    pub name: String,
    /// Wall-clock time.
    pub wall: u64,
    /// The sum over threads.
    pub user: u64,
    /// Executions that were skipped.
    pub skipped: u64,
    /// True if trees show its only child in its place.
    pub is_hidden: bool,
    /// What is timed inside of it.
    pub nested: Vec<TimerForm>,
}

/// A diagnostic.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct DiagnosticForm {
    /// The pass that ran; `None` where the receiver knows it.
    pub pass: Option<String>,
    severity: String,
    message: String,
    location: LocationForm,
    label: String,
    labels: Vec<(String, LocationForm)>,
    notes: Vec<(String, Option<LocationForm>, u8)>,
    help: Option<String>,
    operation: Option<(String, Option<String>)>,
}

/// A remark on an optimization.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RemarkForm {
    kind: String,
    category: String,
    name: String,
    arguments: Vec<(String, String)>,
    location: Option<LocationForm>,
}

/// The location of an operation.
#[derive(Clone, Debug, Serialize, Deserialize)]
enum LocationForm {
    Unknown,
    File(String, usize, usize),
    Other(String),
    /// Bytes of a text that is not IR.
    Span(usize, usize),
}

/// Returns a text that lives as long as the process, as registered passes do.
fn leak(text: &str) -> &'static str {
    String::from(text).leak()
}

fn leak_all(texts: &[String]) -> &'static [&'static str] {
    let texts: Vec<&'static str> = texts.iter().map(|text| leak(text)).collect();
    texts.leak()
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

impl EntryForm {
    /// Returns the form of what is registered; `None` for a kind that has none.
    pub fn of<I: passwright::Ir>(entry: &Registration<I>) -> Option<Self> {
        let options = entry.options().iter().map(OptionForm::of).collect();
        match entry {
            Registration::Pass(pass) => {
                let info = pass.info();
                Some(Self {
                    pass: Some(PassForm::of(info)),
                    name: info.name.to_owned(),
                    argument: info.argument.to_owned(),
                    group: info.group.to_owned(),
                    summary: info.summary.to_owned(),
                    description: info.description.to_owned(),
                    ops: owned(info.ops),
                    interface: info.interface.map(str::to_owned),
                    options,
                    origin: pass.origin().to_owned(),
                })
            }
            Registration::Pipeline(pipeline) => {
                let info = pipeline.info();
                Some(Self {
                    pass: None,
                    name: info.name.to_owned(),
                    argument: info.argument.to_owned(),
                    group: info.group.to_owned(),
                    summary: info.summary.to_owned(),
                    description: info.description.to_owned(),
                    ops: owned(info.ops),
                    interface: info.interface.map(str::to_owned),
                    options,
                    origin: pipeline.origin().to_owned(),
                })
            }
            _ => None,
        }
    }

    fn options(&self) -> &'static [OptionInfo] {
        let options: Vec<OptionInfo> = self.options.iter().map(OptionForm::info).collect();
        options.leak()
    }

    /// Returns the description of the pass, whose facts these are.
    pub fn pass_info(&self, pass: &PassForm) -> &'static PassInfo {
        let statistics = pass.statistics.iter();
        let statistics: Vec<StatisticInfo> = statistics
            .map(|(name, description, is_maximum)| {
                let info = StatisticInfo::new(leak(name), leak(description));
                if *is_maximum { info.as_maximum() } else { info }
            })
            .collect();
        let mut info = PassInfo::new(leak(&self.name), leak(&self.argument))
            .group(leak(&self.group))
            .summary(leak(&self.summary))
            .description(leak(&self.description))
            .ops(leak_all(&self.ops))
            .dialects(leak_all(&pass.dialects))
            .options(self.options())
            .statistics(statistics.leak())
            .reads(leak_all(&pass.reads))
            .ignores(leak_all(&pass.ignores))
            .origin(leak(&self.origin))
            .presets(leak(&pass.presets));
        info.interface = self.interface.as_deref().map(leak);
        info.required = pass.required;
        info.idempotent = pass.idempotent;
        info.deprecated = pass.deprecated.as_ref().map(|(since, instead, note)| {
            let mut deprecation = Deprecation::new().note(leak(note));
            deprecation.since = since.as_deref().map(leak);
            deprecation.instead = instead.as_deref().map(leak);
            deprecation
        });
        Box::leak(Box::new(info))
    }

    /// Returns the description of the pipeline.
    pub fn pipeline_info(&self) -> &'static PipelineInfo {
        let mut info = PipelineInfo::new(leak(&self.name), leak(&self.argument))
            .group(leak(&self.group))
            .summary(leak(&self.summary))
            .description(leak(&self.description))
            .ops(leak_all(&self.ops))
            .options(self.options())
            .origin(leak(&self.origin));
        info.interface = self.interface.as_deref().map(leak);
        Box::leak(Box::new(info))
    }
}

impl PassForm {
    fn of(info: &PassInfo) -> Self {
        let statistics = info.statistics.iter();
        let statistics = statistics.map(|info| {
            let (name, description) = (info.name.to_owned(), info.description.to_owned());
            (name, description, info.maximum)
        });
        Self {
            dialects: owned(info.dialects),
            statistics: statistics.collect(),
            required: info.required,
            idempotent: info.idempotent,
            reads: owned(info.reads),
            ignores: owned(info.ignores),
            deprecated: info.deprecated.map(|deprecation| {
                let [since, instead] =
                    [deprecation.since, deprecation.instead].map(|text| text.map(str::to_owned));
                (since, instead, deprecation.note.to_owned())
            }),
            presets: info.presets.to_owned(),
        }
    }
}

const ARITIES: [(Arity, &str); 4] = [
    (Arity::Single, "single"),
    (Arity::Optional, "optional"),
    (Arity::Required, "required"),
    (Arity::List, "list"),
];

impl OptionForm {
    fn of(info: &OptionInfo) -> Self {
        let arity = ARITIES.iter().find(|(arity, _)| *arity == info.arity);
        let values = info.values.iter();
        Self {
            name: info.name.to_owned(),
            ty: info.ty.to_owned(),
            arity: arity.map_or("", |(_, name)| name).to_owned(),
            summary: info.summary.to_owned(),
            default: info.default.map(str::to_owned),
            min: info.min.map(str::to_owned),
            max: info.max.map(str::to_owned),
            values: values
                .map(|value| (value.text.to_owned(), value.summary.to_owned()))
                .collect(),
        }
    }

    fn info(&self) -> OptionInfo {
        let arity = ARITIES.iter().find(|(_, name)| *name == self.arity);
        let values = self.values.iter();
        let values: Vec<EnumValueInfo> = values
            .map(|(text, summary)| EnumValueInfo::new(leak(text), leak(summary)))
            .collect();
        let mut info = OptionInfo::new(leak(&self.name), leak(&self.ty))
            .summary(leak(&self.summary))
            .values(values.leak());
        info.arity = arity.map_or(Arity::Single, |(arity, _)| *arity);
        info.default = self.default.as_deref().map(leak);
        info.min = self.min.as_deref().map(leak);
        info.max = self.max.as_deref().map(leak);
        info
    }
}

const SEVERITIES: [Severity; 5] = [
    Severity::Output,
    Severity::Error,
    Severity::Warning,
    Severity::Remark,
    Severity::Note,
];

const NOTE_KINDS: [NoteKind; 4] = [
    NoteKind::Message,
    NoteKind::Operation,
    NoteKind::Pass,
    NoteKind::Call,
];

impl DiagnosticForm {
    /// Returns the form of a diagnostic of a run.
    pub fn of(diagnostic: &Diagnostic) -> Self {
        let subject = &diagnostic.subject;
        let operation = subject.operation.as_ref();
        Self {
            pass: subject.pass.map(str::to_owned),
            operation: operation
                .map(|operation| (operation.name.clone(), operation.symbol.clone())),
            ..Self::located(diagnostic, LocationForm::of)
        }
    }

    /// Returns the form of a diagnostic about a text that is not IR, such as a pipeline.
    pub fn of_text(diagnostic: &TextDiagnostic<Span>) -> Self {
        Self::located(diagnostic, |span| LocationForm::Span(span.start, span.end))
    }

    fn located<L, S>(
        diagnostic: &TextDiagnostic<L, S>,
        locate: impl Fn(&L) -> LocationForm,
    ) -> Self {
        let labels = diagnostic.labels.iter();
        let notes = diagnostic.notes.iter().map(|note| {
            let kind = NOTE_KINDS.iter().position(|kind| *kind == note.kind);
            let location = note.location.as_ref().map(&locate);
            let kind = kind.unwrap_or_default() as u8;
            (note.message.clone(), location, kind)
        });
        Self {
            pass: None,
            severity: diagnostic.severity.to_string(),
            message: diagnostic.message.clone(),
            location: locate(&diagnostic.location),
            label: diagnostic.label.clone(),
            labels: labels
                .map(|label| (label.text.clone(), locate(&label.location)))
                .collect(),
            notes: notes.collect(),
            help: diagnostic.help.clone(),
            operation: None,
        }
    }

    /// Returns true for an error.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error.to_string()
    }

    /// Returns the diagnostic, without the pass and its place in the pipeline.
    pub fn diagnostic(mut self) -> Diagnostic {
        let operation = self.operation.take();
        let mut diagnostic: Diagnostic = self.at(LocationForm::location);
        diagnostic.subject.operation = operation.map(|(name, symbol)| Operation::new(name, symbol));
        diagnostic
    }

    /// Returns the diagnostic about a text that is not IR.
    pub fn text_diagnostic(self) -> TextDiagnostic<Span> {
        self.at(|location| match location {
            LocationForm::Span(start, end) => Span::new(start, end),
            _ => Span::default(),
        })
    }

    fn at<L, S: Default>(self, locate: impl Fn(LocationForm) -> L) -> TextDiagnostic<L, S> {
        let mut severities = SEVERITIES.into_iter();
        let severity = severities.find(|severity| severity.to_string() == self.severity);
        let severity = severity.unwrap_or(Severity::Error);
        let mut diagnostic = TextDiagnostic::new(severity, locate(self.location), self.message);
        diagnostic.label = self.label;
        let labels = self.labels.into_iter();
        diagnostic.labels = labels
            .map(|(text, location)| Label::new(locate(location), text))
            .collect();
        for (message, location, kind) in self.notes {
            diagnostic = match location {
                Some(location) => diagnostic.note_at(locate(location), message),
                None => diagnostic.note(message),
            };
            if let Some(note) = diagnostic.notes.last_mut() {
                let kind = NOTE_KINDS.get(usize::from(kind)).copied();
                note.kind = kind.unwrap_or_default();
            }
        }
        diagnostic.help = self.help;
        diagnostic
    }
}

const REMARK_KINDS: [RemarkKind; 4] = [
    RemarkKind::Passed,
    RemarkKind::Missed,
    RemarkKind::Failed,
    RemarkKind::Analyzed,
];

impl RemarkForm {
    /// Returns the form of a remark.
    pub fn of(remark: &Remark) -> Self {
        Self {
            kind: remark.kind.to_string(),
            category: remark.category.clone(),
            name: remark.name.clone(),
            arguments: remark.arguments.clone(),
            location: remark.location.as_ref().map(LocationForm::of),
        }
    }

    /// Returns the remark, without the operation that it is about.
    pub fn remark(self) -> Remark {
        let mut remark = Remark::analysis(self.category, self.name);
        let kind = REMARK_KINDS
            .into_iter()
            .find(|kind| kind.to_string() == self.kind);
        remark.kind = kind.unwrap_or(RemarkKind::Analyzed);
        remark.arguments = self.arguments;
        remark.location = self.location.map(LocationForm::location);
        remark
    }
}

impl LocationForm {
    fn of(location: &Location) -> Self {
        match location {
            Location::Unknown => Self::Unknown,
            Location::File { name, line, column } => Self::File(name.to_string(), *line, *column),
            other => Self::Other(other.to_string()),
        }
    }

    fn location(self) -> Location {
        match self {
            Self::Unknown => Location::Unknown,
            Self::File(name, line, column) => Location::file(name, line, column),
            Self::Other(text) => Location::Other(text.into()),
            Self::Span(..) => Location::Unknown,
        }
    }
}
