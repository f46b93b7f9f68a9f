//! Locations as bytes.

use pass_cache::bytes::{Reader, push_bytes, push_number};
use pass_ir::data::LocData;
use pass_ir::hash::HashMap;
use pass_ir::{Context, Loc};

/// Locations that contain one another deeper than this are not encoded.
pub(crate) const MAX_NESTED: usize = 64;

const UNKNOWN: u8 = 0;
const PLACE: u8 = 1;
const NAME: u8 = 2;
const CALL_SITE: u8 = 3;
const FUSED: u8 = 4;

/// Writes locations: zero and its parts for a new one, and later on its number.
pub(crate) struct LocationEncoder<'c> {
    cx: &'c Context,
    numbers: HashMap<Loc, usize>,
    pub(crate) bytes: Vec<u8>,
    pub(crate) places: Vec<Loc>,
    pub(crate) is_incomplete: bool,
}

impl<'c> LocationEncoder<'c> {
    pub(crate) fn new(cx: &'c Context) -> Self {
        Self {
            cx,
            numbers: HashMap::default(),
            bytes: Vec::new(),
            places: Vec::new(),
            is_incomplete: false,
        }
    }

    pub(crate) fn push(&mut self, loc: Loc, depth: usize) {
        let next = self.numbers.len() + 1;
        if let Some(&number) = self.numbers.get(&loc) {
            return push_number(&mut self.bytes, number as u64);
        }
        let Some(depth) = depth.checked_sub(1) else {
            self.is_incomplete = true;
            return;
        };
        self.numbers.insert(loc, next);
        self.bytes.push(0);
        // Most are positions of a text that was parsed, which are not looked up.
        let data = (!loc.is_offset()).then(|| self.cx.loc(loc));
        match data {
            None | Some(LocData::File { .. }) => {
                self.bytes.push(PLACE);
                self.places.push(loc);
            }
            Some(LocData::Unknown) => self.bytes.push(UNKNOWN),
            Some(LocData::Name { name, child }) => {
                self.bytes.push(NAME);
                push_bytes(&mut self.bytes, self.cx.str(name).as_bytes());
                self.push(child, depth);
            }
            Some(LocData::CallSite { callee, caller }) => {
                self.bytes.push(CALL_SITE);
                self.push(callee, depth);
                self.push(caller, depth);
            }
            Some(LocData::Fused { parts, metadata }) => {
                self.bytes.push(FUSED);
                let metadata = metadata.map(|metadata| self.cx.attr_text(metadata));
                let metadata = metadata.unwrap_or_default();
                // The numbers in a text are its own, and do not tell two apart.
                self.is_incomplete |= metadata.contains("distinct[");
                push_bytes(&mut self.bytes, metadata.as_bytes());
                push_number(&mut self.bytes, parts.len() as u64);
                for &part in &parts {
                    self.push(part, depth);
                }
            }
            Some(_) => self.is_incomplete = true,
        }
    }
}

/// Reads what [`LocationEncoder`] writes.
pub(crate) struct LocationDecoder<'c, 'b> {
    cx: &'c Context,
    reader: Reader<'b>,
    known: Vec<Loc>,
    places: std::slice::Iter<'b, Loc>,
}

impl<'c, 'b> LocationDecoder<'c, 'b> {
    pub(crate) fn new(cx: &'c Context, bytes: &'b [u8], places: &'b [Loc]) -> Self {
        Self {
            cx,
            reader: Reader(bytes),
            known: Vec::new(),
            places: places.iter(),
        }
    }

    /// Reads all locations.
    pub(crate) fn read_all(&mut self) -> Option<Vec<Loc>> {
        let mut locations = Vec::new();
        while !self.reader.0.is_empty() {
            locations.push(self.read(MAX_NESTED)?);
        }
        Some(locations)
    }

    fn read(&mut self, depth: usize) -> Option<Loc> {
        if let Some(index) = self.reader.size()?.checked_sub(1) {
            return self.known.get(index).copied();
        }
        let depth = depth.checked_sub(1)?;
        let index = self.known.len();
        self.known.push(Loc::UNKNOWN);
        let data = match self.reader.size()? as u8 {
            UNKNOWN => LocData::Unknown,
            PLACE => {
                let place = *self.places.next()?;
                self.known[index] = place;
                return Some(place);
            }
            NAME => LocData::Name {
                name: self.cx.ident(&self.reader.text()?),
                child: self.read(depth)?,
            },
            CALL_SITE => LocData::CallSite {
                callee: self.read(depth)?,
                caller: self.read(depth)?,
            },
            FUSED => {
                let text = Some(self.reader.text()?).filter(|text| !text.is_empty());
                let metadata = text.map(|text| self.cx.parse_attr(&text));
                let metadata = metadata.transpose().ok()?;
                let length = self.reader.size()?;
                let parts = (0..length).map(|_| self.read(depth));
                LocData::Fused {
                    parts: parts.collect::<Option<_>>()?,
                    metadata,
                }
            }
            _ => return None,
        };
        let loc = self.cx.intern_loc(data);
        self.known[index] = loc;
        Some(loc)
    }
}
