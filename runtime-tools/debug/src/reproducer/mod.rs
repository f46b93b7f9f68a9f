//! Reproducers: a module and the pipeline that fails on it, in one text.
//!
//! A [`CrashReproducer`] is an instrumentation that passes a reproducer to a [`ReproducerSink`] when a run fails. The
//! pipeline is a resource of the file, in the format of MLIR's tools: [`Reproducer::attach`] adds it to a text,
//! [`Reproducer::detach`] takes it out of one. Both work on the text, so that they serve every IR.

mod announce;
mod crash;
mod metadata;
mod of_pass;
mod sink;
pub use crash::{CrashReproducer, ReproducerScope};
pub use of_pass::executing;
pub use sink::ReproducerSink;

use metadata::{Entry, Literal, Metadata};
use pass_runtime::Location;
use pass_runtime::diagnostic::Diagnostic;

/// The configuration of a run, as a reproducer carries it.
///
/// ```
/// use pass_debug::reproducer::Reproducer;
///
/// let mut reproducer = Reproducer::default();
/// reproducer.pipeline = Some("builtin.module(cse)".to_owned());
/// reproducer.verify_each = Some(true);
/// let text = reproducer.attach("\"builtin.module\"() ({}) : () -> ()");
/// assert!(text.contains(r#"pipeline: "builtin.module(cse)""#));
///
/// let (found, module) = Reproducer::detach("a.mlir", &text, (1, 1)).unwrap().unwrap();
/// assert_eq!(found, reproducer);
/// assert_eq!(module.trim_end(), "\"builtin.module\"() ({}) : () -> ()");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reproducer {
    /// The pipeline as text, with its anchor.
    pub pipeline: Option<String>,
    /// True if it is to run in one thread.
    pub disable_threading: Option<bool>,
    /// True if the IR is to be verified after each pass.
    pub verify_each: Option<bool>,
}

const GROUP: &str = "mlir_reproducer";

const SECTION: &str = "external_resources";

impl Reproducer {
    /// Returns the text of a module with this configuration at its end. Other resources of the text stay.
    pub fn attach(&self, module: &str) -> String {
        let module = module.trim_end();
        let section = format!(
            "  {SECTION}: {{\n    {GROUP}: {{\n{}\n    }}\n  }}\n#-}}\n",
            self.entries()
        );
        match module.strip_suffix("\n#-}") {
            Some(open) if open.contains("\n{-#\n") => format!("{open},\n{section}"),
            _ => format!("{module}\n\n{{-#\n{section}"),
        }
    }

    fn entries(&self) -> String {
        let pipeline = self.pipeline.as_deref().map(quoted);
        let truth = |value: Option<bool>| value.map(|value| value.to_string());
        let entries = [
            ("pipeline", pipeline),
            ("disable_threading", truth(self.disable_threading)),
            ("verify_each", truth(self.verify_each)),
        ];
        let lines = entries
            .into_iter()
            .filter_map(|(key, value)| Some(format!("      {key}: {}", value?)));
        lines.collect::<Vec<_>>().join(",\n")
    }

    /// Removes the configuration from a part of a file, which starts at that line and column. Returns it with the rest, in which
    /// blanks replace it, so that lines and columns stay. Returns `None` if there is no such resource.
    ///
    /// # Errors
    ///
    /// If the resource has an unknown key, or a value of the wrong kind, with its place in the file.
    pub fn detach(
        file: &str,
        text: &str,
        starts_at: (usize, usize),
    ) -> Result<Option<(Self, String)>, Box<Diagnostic>> {
        let mut found = None;
        let mut rest = text.to_owned();
        for metadata in Metadata::find(text) {
            for (span, entries) in metadata.groups(SECTION, GROUP) {
                let reproducer = found.get_or_insert_with(Self::default);
                for entry in entries {
                    reproducer.set(entry).map_err(|message| {
                        let location = location(file, text, entry.error_offset(), starts_at);
                        Diagnostic::error(location, message)
                    })?;
                }
                metadata::blank(&mut rest, span);
            }
        }
        Ok(found.map(|reproducer| (reproducer, rest)))
    }

    fn set(&mut self, entry: &Entry) -> Result<(), String> {
        let key = entry.key.as_str();
        let truth = || match entry.value {
            Literal::Truth(value) => Ok(Some(value)),
            Literal::Text(_) | Literal::Word => {
                Err(format!("expected 'true' or 'false' value for key '{key}'"))
            }
        };
        match key {
            "pipeline" => match &entry.value {
                Literal::Text(text) => self.pipeline = Some(text.clone()),
                Literal::Truth(_) | Literal::Word => {
                    return Err(format!("expected string value for key '{key}'"));
                }
            },
            "disable_threading" => self.disable_threading = truth()?,
            "verify_each" => self.verify_each = truth()?,
            _ => return Err(format!("unknown '{GROUP}' resource key '{key}'")),
        }
        Ok(())
    }
}

impl Entry {
    /// Returns the offset to report an error at: that of the key if the key is unknown, else that of the value.
    fn error_offset(&self) -> usize {
        let is_known =
            ["pipeline", "disable_threading", "verify_each"].contains(&self.key.as_str());
        if is_known { self.value_at } else { self.key_at }
    }
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'"' | 0..=0x1f | 0x7f.. => out.push_str(&format!("\\{byte:02X}")),
            _ => out.push(char::from(byte)),
        }
    }
    out + "\""
}

fn location(
    file: &str,
    text: &str,
    at: usize,
    (first_line, first_column): (usize, usize),
) -> Location {
    let before = text.get(..at).unwrap_or(text);
    let lines = before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap_or_default().len();
    let column = if lines == 0 {
        column + first_column
    } else {
        column + 1
    };
    Location::file(file, first_line + lines, column)
}
