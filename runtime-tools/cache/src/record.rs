//! What is kept of an execution of a pass.

use pass_runtime::diagnostic::{Note, NoteKind, Operation, Severity};
use pass_runtime::results::Execution;
use pass_runtime::text::diagnostic::Label;
use pass_runtime::{Diagnostic, Location};

use crate::Hash;
use crate::bytes::{Reader, push_bytes, push_number};
use crate::portable::{Portable, PortablePart};

/// The entry of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Record {
    /// The result depends on more: the key is completed by these.
    Refined(Refinement),
    Result(Box<PassResult>),
}

/// What a result depends on apart from what is known before the pass runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Refinement {
    pub(crate) places: bool,
    pub(crate) views: bool,
    pub(crate) symbol: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PassResult {
    /// The diagnostics have no locations: these are apart.
    pub(crate) execution: Execution,
    /// The locations of diagnostics, in the order of [`for_each_location`].
    pub(crate) locations: Vec<RecordedLocation>,
    /// The operation afterwards; `None` if it is the same.
    pub(crate) output: Option<Output>,
    pub(crate) nanoseconds: u64,
}

/// An operation after a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Output {
    pub(crate) stable: Hash,
    pub(crate) locations: Hash,
    pub(crate) places: Vec<RecordedPlace>,
    /// The form, whose places are apart.
    pub(crate) form: Vec<u8>,
}

/// A place relative to the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RecordedPlace {
    /// The place of this number in the input.
    Input(usize),
    Text(String),
}

/// A location relative to the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RecordedLocation {
    /// That of the place of this number in the input.
    Input(usize),
    Other(Location),
}

/// Calls `visit` on each location of a diagnostic.
pub(crate) fn for_each_location(diagnostic: &mut Diagnostic, visit: &mut dyn FnMut(&mut Location)) {
    visit(&mut diagnostic.location);
    diagnostic
        .labels
        .iter_mut()
        .for_each(|label| visit(&mut label.location));
    let notes = diagnostic.notes.iter_mut();
    notes
        .filter_map(|note| note.location.as_mut())
        .for_each(visit);
}

impl Record {
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        match self {
            Self::Refined(refinement) => {
                let Refinement {
                    places,
                    views,
                    symbol,
                } = *refinement;
                bytes.push(1 + u8::from(places) + 2 * u8::from(views) + 4 * u8::from(symbol));
            }
            Self::Result(result) => {
                bytes.push(0);
                push_result(&mut bytes, result);
            }
        }
        bytes
    }

    /// Reads an entry. Returns `None` if the bytes are not one.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader(bytes);
        let record = match reader.byte()? {
            0 => Self::Result(Box::new(read_result(&mut reader)?)),
            kind @ 1..=8 => Self::Refined(Refinement {
                places: (kind - 1) & 1 != 0,
                views: (kind - 1) & 2 != 0,
                symbol: (kind - 1) & 4 != 0,
            }),
            _ => return None,
        };
        reader.0.is_empty().then_some(record)
    }
}

fn push_result(bytes: &mut Vec<u8>, result: &PassResult) {
    let execution = &result.execution;
    bytes.push(
        u8::from(execution.is_unchanged)
            + 2 * u8::from(execution.is_fixed_point)
            + 4 * u8::from(execution.reads_ancestors)
            + 8 * u8::from(result.output.is_some()),
    );
    push_number(bytes, result.nanoseconds);
    push_number(bytes, execution.statistics.len() as u64);
    for &(value, is_maximum) in &execution.statistics {
        push_number(bytes, value);
        bytes.push(is_maximum.into());
    }
    push_number(bytes, execution.diagnostics.len() as u64);
    for diagnostic in &execution.diagnostics {
        push_diagnostic(bytes, diagnostic);
    }
    push_number(bytes, result.locations.len() as u64);
    result
        .locations
        .iter()
        .for_each(|location| push_location(bytes, location));
    if let Some(output) = &result.output {
        bytes.extend_from_slice(&output.stable.0);
        bytes.extend_from_slice(&output.locations.0);
        push_places(bytes, &output.places);
        push_bytes(bytes, &output.form);
    }
}

fn read_result(reader: &mut Reader<'_>) -> Option<PassResult> {
    let flags = reader.byte()?;
    let nanoseconds = reader.number()?;
    let statistics = reader.list(|reader| Some((reader.number()?, reader.byte()? != 0)))?;
    let execution = Execution {
        statistics,
        diagnostics: reader.list(read_diagnostic)?,
        is_unchanged: flags & 1 != 0,
        is_fixed_point: flags & 2 != 0,
        reads_ancestors: flags & 4 != 0,
    };
    let locations = reader.list(read_location)?;
    let output = if flags & 8 != 0 {
        Some(Output {
            stable: reader.hash()?,
            locations: reader.hash()?,
            places: read_places(reader)?,
            form: reader.bytes()?.to_vec(),
        })
    } else {
        None
    };
    Some(PassResult {
        execution,
        locations,
        output,
        nanoseconds,
    })
}

/// Writes places. Most are the one after the previous one.
fn push_places(bytes: &mut Vec<u8>, places: &[RecordedPlace]) {
    push_number(bytes, places.len() as u64);
    let mut next = 0_i64;
    for place in places {
        match place {
            RecordedPlace::Text(text) => {
                bytes.push(0);
                push_bytes(bytes, text.as_bytes());
            }
            RecordedPlace::Input(index) => {
                let step = *index as i64 - next;
                let zigzag = ((step << 1) ^ (step >> 63)) as u64;
                push_number(bytes, zigzag + 1);
                next = *index as i64 + 1;
            }
        }
    }
}

fn read_places(reader: &mut Reader<'_>) -> Option<Vec<RecordedPlace>> {
    let mut next = 0_i64;
    reader.list(|reader| match reader.number()? {
        0 => Some(RecordedPlace::Text(reader.text()?)),
        number => {
            let zigzag = number - 1;
            let step = (zigzag >> 1) as i64 ^ -((zigzag & 1) as i64);
            let index = next.checked_add(step)?;
            next = index.checked_add(1)?;
            Some(RecordedPlace::Input(usize::try_from(index).ok()?))
        }
    })
}

fn push_location(bytes: &mut Vec<u8>, location: &RecordedLocation) {
    match location {
        RecordedLocation::Input(index) => {
            bytes.push(0);
            push_number(bytes, *index as u64);
        }
        RecordedLocation::Other(Location::File { name, line, column }) => {
            bytes.push(1);
            push_text(bytes, name);
            push_number(bytes, *line as u64);
            push_number(bytes, *column as u64);
        }
        RecordedLocation::Other(Location::Other(text)) => {
            bytes.push(2);
            push_text(bytes, text);
        }
        RecordedLocation::Other(_) => bytes.push(3),
    }
}

fn read_location(reader: &mut Reader<'_>) -> Option<RecordedLocation> {
    Some(RecordedLocation::Other(match reader.byte()? {
        0 => return reader.size().map(RecordedLocation::Input),
        1 => Location::file(reader.text()?, reader.size()?, reader.size()?),
        2 => Location::Other(reader.text()?.into()),
        3 => Location::Unknown,
        _ => return None,
    }))
}

fn push_text(bytes: &mut Vec<u8>, text: &str) {
    push_bytes(bytes, text.as_bytes());
}

fn push_optional(bytes: &mut Vec<u8>, text: Option<&str>) {
    bytes.push(text.is_some().into());
    text.into_iter().for_each(|text| push_text(bytes, text));
}

fn read_optional(reader: &mut Reader<'_>) -> Option<Option<String>> {
    if reader.byte()? == 0 {
        Some(None)
    } else {
        reader.text().map(Some)
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

/// Returns whether all of a diagnostic is kept.
pub(crate) fn is_storable(diagnostic: &Diagnostic) -> bool {
    let kinds = diagnostic.notes.iter().map(|note| note.kind);
    diagnostic.code.is_empty()
        && diagnostic.subject.pass.is_none()
        && diagnostic.subject.place.is_none()
        && SEVERITIES.contains(&diagnostic.severity)
        && kinds.into_iter().all(|kind| NOTE_KINDS.contains(&kind))
}

fn push_diagnostic(bytes: &mut Vec<u8>, diagnostic: &Diagnostic) {
    let severity = SEVERITIES
        .iter()
        .position(|one| *one == diagnostic.severity);
    bytes.push(severity.unwrap_or_default() as u8);
    push_text(bytes, &diagnostic.message);
    push_text(bytes, &diagnostic.label);
    push_number(bytes, diagnostic.labels.len() as u64);
    diagnostic
        .labels
        .iter()
        .for_each(|label| push_text(bytes, &label.text));
    push_number(bytes, diagnostic.notes.len() as u64);
    for note in &diagnostic.notes {
        let kind = NOTE_KINDS.iter().position(|one| *one == note.kind);
        bytes.push(kind.unwrap_or_default() as u8 + 4 * u8::from(note.location.is_some()));
        push_text(bytes, &note.message);
    }
    push_optional(bytes, diagnostic.help.as_deref());
    let operation = diagnostic.subject.operation.as_ref();
    push_optional(bytes, operation.map(|operation| &*operation.name));
    push_optional(
        bytes,
        operation.and_then(|operation| operation.symbol.as_deref()),
    );
}

fn read_diagnostic(reader: &mut Reader<'_>) -> Option<Diagnostic> {
    let severity = SEVERITIES.get(usize::from(reader.byte()?)).copied()?;
    let mut diagnostic = Diagnostic::new(severity, Location::Unknown, reader.text()?);
    diagnostic.label = reader.text()?;
    diagnostic.labels =
        reader.list(|reader| Some(Label::new(Location::Unknown, reader.text()?)))?;
    diagnostic.notes = reader.list(|reader| {
        let kind = reader.byte()?;
        let mut note = Note::new(reader.text()?);
        note.kind = NOTE_KINDS.get(usize::from(kind & 3)).copied()?;
        note.location = (kind & 4 != 0).then_some(Location::Unknown);
        Some(note)
    })?;
    diagnostic.help = read_optional(reader)?;
    let (name, symbol) = (read_optional(reader)?, read_optional(reader)?);
    diagnostic.subject.operation = name.map(|name| Operation::new(name, symbol));
    Some(diagnostic)
}

/// Returns the form of an operation without its places, as it is kept.
pub(crate) fn form_bytes<P>(form: &Portable<P>) -> Vec<u8> {
    let size: usize = form.parts.iter().map(|part| part.bytes.len() + 8).sum();
    let mut bytes = Vec::with_capacity(size + form.locations.len() + 8);
    push_number(&mut bytes, form.parts.len() as u64);
    for part in &form.parts {
        push_bytes(&mut bytes, &part.bytes);
        push_number(&mut bytes, part.nested.len() as u64);
        part.nested
            .iter()
            .for_each(|&index| push_number(&mut bytes, index as u64));
    }
    push_bytes(&mut bytes, &form.locations);
    bytes
}

pub(crate) fn read_form<P>(bytes: &[u8], places: Vec<P>) -> Option<Portable<P>> {
    let mut reader = Reader(bytes);
    let parts = reader.list(|reader| {
        let bytes = reader.bytes()?.to_vec();
        let nested = reader.list(Reader::size)?;
        Some(PortablePart { bytes, nested })
    })?;
    let locations = reader.bytes()?.to_vec();
    reader.0.is_empty().then_some(Portable {
        parts,
        locations,
        places,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_beyond_all_numbers_are_none() {
        let mut bytes = Vec::new();
        push_number(&mut bytes, 1);
        // The step from 0 to the greatest number.
        push_number(&mut bytes, u64::MAX);
        assert_eq!(read_places(&mut Reader(&bytes)), None);
    }

    fn record() -> Record {
        let diagnostic = Diagnostic::remark(Location::Unknown, "a remark")
            .also(Location::Unknown, "a label")
            .note("a note")
            .note_at(Location::Unknown, "a note at a place")
            .help("a help");
        let input = RecordedPlace::Input;
        Record::Result(Box::new(PassResult {
            execution: Execution {
                diagnostics: vec![diagnostic],
                statistics: vec![(3, false), (u64::MAX, true)],
                is_unchanged: false,
                is_fixed_point: true,
                reads_ancestors: false,
            },
            locations: vec![
                RecordedLocation::Input(7),
                RecordedLocation::Other(Location::file("a.mlir", 1, 2)),
                RecordedLocation::Other(Location::Other("loc(x)".into())),
                RecordedLocation::Other(Location::Unknown),
            ],
            output: Some(Output {
                stable: Hash::of(b"stable"),
                locations: Hash::of(b"locations"),
                places: vec![
                    input(0),
                    input(1),
                    input(9),
                    input(3),
                    RecordedPlace::Text("b".into()),
                ],
                form: b"form".to_vec(),
            }),
            nanoseconds: 1_000_000,
        }))
    }

    #[test]
    fn records_come_back_and_what_is_cut_does_not() {
        let refined = |places, views, symbol| {
            Record::Refined(Refinement {
                places,
                views,
                symbol,
            })
        };
        for record in [
            record(),
            refined(true, false, false),
            refined(true, true, true),
        ] {
            let bytes = record.to_bytes();
            assert_eq!(Record::read(&bytes), Some(record));
            for length in 0..bytes.len() {
                assert_eq!(Record::read(&bytes[..length]), None);
            }
        }
    }
}
