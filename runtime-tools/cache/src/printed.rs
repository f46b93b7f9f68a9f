//! What a tool prints for the sections of a text: split and compressed while it is printed.

use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::thread::{Builder, JoinHandle};

use memchr::memmem;

use crate::text_sections::{COUNTS, PrintedFrame, PrintedSection, TextSyntax};
use crate::value::{PackedBody, Packer};

/// The size from which the sections of what was printed are split.
const CHUNK: usize = 128 << 10;
/// The number of chunks that wait for the thread that splits them.
const MAX_WAITING: usize = 4;

/// A copy of what a tool prints piece by piece. That of [`of_sections`](Self::of_sections) is split while it is printed.
#[derive(Default)]
pub struct OutputCopy {
    /// What has not been split.
    text: Vec<u8>,
    /// Where the start of another section is looked for.
    unsearched: usize,
    splitter: Option<Splitter>,
}

/// All that a tool has printed.
pub enum OutputText {
    /// Nothing but sections in their frame.
    Sections(SectionedText),
    /// Any other text.
    Text(Vec<u8>),
    /// A text that could not be decompressed.
    Lost,
}

/// Sections that a tool has printed, in their frame.
pub struct SectionedText {
    frame: PrintedFrame,
    pub(crate) sections: Vec<PackedSection>,
}

/// A section that was printed.
pub(crate) struct PackedSection {
    pub(crate) symbol: Option<String>,
    pub(crate) uses: Vec<String>,
    pub(crate) numbers: [Range<u32>; COUNTS],
    pub(crate) text: PackedBody,
}

impl OutputCopy {
    /// Starts a thread that splits what is printed in this syntax.
    #[must_use]
    pub fn of_sections(syntax: TextSyntax) -> Self {
        Self {
            text: Vec::new(),
            // The first section starts there.
            unsearched: syntax.frame.head.len(),
            splitter: Some(Splitter::start(syntax)),
        }
    }

    /// Adds the next piece.
    pub fn push(&mut self, piece: &[u8]) {
        self.text.extend_from_slice(piece);
        let Some(splitter) = self.splitter.as_mut().filter(|_| self.text.len() >= CHUNK) else {
            return;
        };
        let frame = splitter.frame;
        let separator = frame.separator();
        let start = self.unsearched.min(self.text.len());
        match memmem::rfind(&self.text[start..], separator.as_bytes()) {
            Some(at) => {
                let end = start + at + frame.gap.len();
                let mut rest = splitter.empty_chunk();
                rest.extend_from_slice(&self.text[end..]);
                self.text.truncate(end);
                splitter.push(std::mem::replace(&mut self.text, rest));
                self.unsearched = 0;
            }
            None => {
                let searched = self.text.len() - (separator.len() - 1).min(self.text.len());
                self.unsearched = searched.max(self.unsearched);
            }
        }
    }

    /// Returns all that was printed.
    #[must_use]
    pub fn finish(self) -> OutputText {
        match self.splitter {
            Some(splitter) => splitter.finish(self.text),
            None => OutputText::Text(self.text),
        }
    }
}

impl OutputText {
    /// Returns the number of bytes.
    #[must_use]
    pub fn size(&self) -> usize {
        match self {
            Self::Sections(text) => {
                let sections = text.sections.iter();
                sections.map(|section| section.text.size()).sum()
            }
            Self::Text(text) => text.len(),
            Self::Lost => 0,
        }
    }

    /// Returns the whole text. `None` if a part of it was lost.
    #[must_use]
    pub fn into_text(self) -> Option<Vec<u8>> {
        match self {
            Self::Sections(text) => text.text(),
            Self::Text(text) => Some(text),
            Self::Lost => None,
        }
    }
}

impl SectionedText {
    fn text(&self) -> Option<Vec<u8>> {
        let mut text = self.text_before_end()?;
        text.truncate(text.len() - self.frame.gap.len());
        text.extend_from_slice(self.frame.tail.as_bytes());
        Some(text)
    }

    /// Returns the text up to the start of another section.
    fn text_before_end(&self) -> Option<Vec<u8>> {
        let mut text = self.frame.head.as_bytes().to_vec();
        for section in &self.sections {
            text.extend(section.text.unpack()?);
            text.extend_from_slice(self.frame.gap.as_bytes());
        }
        Some(text)
    }
}

/// Splits the chunks of a text.
struct Splitter {
    frame: PrintedFrame,
    place: SplitterPlace,
}

enum SplitterPlace {
    Thread {
        chunks: SyncSender<Vec<u8>>,
        /// Chunks that were split, whose memory is used again.
        split: Receiver<Vec<u8>>,
        thread: JoinHandle<SplitText>,
    },
    /// No thread could be started.
    Caller(Box<SplitText>),
}

impl Splitter {
    fn start(syntax: TextSyntax) -> Self {
        let (chunks, waiting) = sync_channel::<Vec<u8>>(MAX_WAITING);
        let (sender, split) = channel();
        let thread = Builder::new().spawn(move || {
            let mut text = SplitText::new(syntax);
            for chunk in waiting {
                text.push(&chunk, false);
                // At the end, nobody takes it.
                let _ = sender.send(chunk);
            }
            text
        });
        Self {
            frame: syntax.frame,
            place: match thread {
                Ok(thread) => SplitterPlace::Thread {
                    chunks,
                    split,
                    thread,
                },
                Err(_) => SplitterPlace::Caller(Box::new(SplitText::new(syntax))),
            },
        }
    }

    /// Splits a chunk, behind which another section starts.
    fn push(&mut self, chunk: Vec<u8>) {
        match &mut self.place {
            SplitterPlace::Thread { chunks, .. } => {
                // `finish` resumes a panic of the thread.
                let _ = chunks.send(chunk);
            }
            SplitterPlace::Caller(text) => text.push(&chunk, false),
        }
    }

    fn empty_chunk(&self) -> Vec<u8> {
        let split = match &self.place {
            SplitterPlace::Thread { split, .. } => split.try_recv().ok(),
            SplitterPlace::Caller(_) => None,
        };
        let mut chunk = split.unwrap_or_default();
        chunk.clear();
        chunk
    }

    /// Splits the last chunk, and returns all.
    fn finish(self, chunk: Vec<u8>) -> OutputText {
        let mut text = match self.place {
            SplitterPlace::Thread { chunks, thread, .. } => {
                drop(chunks);
                thread.join().unwrap_or_else(|panic| resume_unwind(panic))
            }
            SplitterPlace::Caller(text) => *text,
        };
        text.push(&chunk, true);
        text.output
    }
}

/// A text of which a part has been split.
struct SplitText {
    syntax: TextSyntax,
    output: OutputText,
    packer: Packer,
    is_empty: bool,
}

impl SplitText {
    fn new(syntax: TextSyntax) -> Self {
        Self {
            syntax,
            output: OutputText::Sections(SectionedText {
                frame: syntax.frame,
                sections: Vec::new(),
            }),
            packer: Packer::default(),
            is_empty: true,
        }
    }

    /// Adds a chunk, behind which another section starts unless it is the last one.
    fn push(&mut self, chunk: &[u8], is_last: bool) {
        let is_first = std::mem::replace(&mut self.is_empty, false);
        let pack = |text: &str| self.packer.pack(text.as_bytes());
        match &mut self.output {
            OutputText::Lost => {}
            OutputText::Text(text) => text.extend_from_slice(chunk),
            OutputText::Sections(text) => {
                match sections(chunk, self.syntax, [is_first, is_last], pack) {
                    Some(mut sections) => text.sections.append(&mut sections),
                    None if is_first => self.output = OutputText::Text(chunk.to_vec()),
                    None => {
                        let before = text.text_before_end();
                        let whole = before.map(|before| [&before, chunk].concat());
                        self.output = whole.map_or(OutputText::Lost, OutputText::Text);
                    }
                }
            }
        }
    }
}

/// Returns the sections of a chunk, which may be the first and the last one; `None` if it has anything else.
fn sections(
    chunk: &[u8],
    syntax: TextSyntax,
    [is_first, is_last]: [bool; 2],
    mut pack: impl FnMut(&str) -> PackedBody,
) -> Option<Vec<PackedSection>> {
    let frame = syntax.frame;
    let start = if is_first { frame.head } else { "" };
    let end = if is_last { frame.tail } else { frame.gap };
    let text = std::str::from_utf8(chunk).ok()?;
    let text = text.strip_prefix(start)?.strip_suffix(end)?;
    let separator = frame.separator();
    let ends = memmem::find_iter(text.as_bytes(), &separator).chain([text.len()]);
    let mut start = 0;
    let sections = ends.map(|end| {
        let section = &text[start..end];
        start = end + frame.gap.len();
        let section = section.starts_with(frame.start).then_some(section)?;
        let PrintedSection {
            symbol,
            uses,
            numbers,
        } = (syntax.read_printed)(section)?;
        Some(PackedSection {
            symbol: symbol.map(str::to_owned),
            uses: uses.into_iter().map(str::to_owned).collect(),
            numbers,
            text: pack(section),
        })
    });
    sections.collect()
}

#[cfg(test)]
mod tests;
