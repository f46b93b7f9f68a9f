//! Locations as bytes.

use super::Malformed;
use super::bytes::{Reader, push_number, push_text};
use crate::context::Context;
use crate::handle::Loc;
use crate::hash::HashMap;
use crate::loc::LocData;

/// Locations that contain one another deeper than this are not encoded.
pub(super) const MAX_NESTED: usize = 64;

const UNKNOWN: u8 = 0;
const PLACE: u8 = 1;
const NAME: u8 = 2;
const CALL_SITE: u8 = 3;
const FUSED: u8 = 4;

/// Writes locations: zero and its parts for a new one, and later on its number.
pub(super) struct LocationEncoder<'c> {
    cx: &'c Context,
    numbers: HashMap<Loc, usize>,
    pub(super) bytes: Vec<u8>,
    pub(super) places: Vec<Loc>,
    pub(super) is_too_deep: bool,
}

impl<'c> LocationEncoder<'c> {
    pub(super) fn new(cx: &'c Context) -> Self {
        Self {
            cx,
            numbers: HashMap::default(),
            bytes: Vec::new(),
            places: Vec::new(),
            is_too_deep: false,
        }
    }

    pub(super) fn push(&mut self, loc: Loc, depth: usize) {
        let next = self.numbers.len() + 1;
        if let Some(&number) = self.numbers.get(&loc) {
            return push_number(&mut self.bytes, number);
        }
        let Some(depth) = depth.checked_sub(1) else {
            self.is_too_deep = true;
            return;
        };
        self.numbers.insert(loc, next);
        self.bytes.push(0);
        // Most are positions of a text that was parsed, which are not looked up.
        let data = (loc.0 < Loc::FIRST_OFFSET).then(|| self.cx.loc(loc));
        match data {
            None | Some(LocData::File { .. }) => {
                self.bytes.push(PLACE);
                self.places.push(loc);
            }
            Some(LocData::Unknown) => self.bytes.push(UNKNOWN),
            Some(LocData::Name { name, child }) => {
                self.bytes.push(NAME);
                push_text(&mut self.bytes, self.cx.str(name));
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
                push_text(&mut self.bytes, &metadata.unwrap_or_default());
                push_number(&mut self.bytes, parts.len());
                for &part in &parts {
                    self.push(part, depth);
                }
            }
        }
    }
}

/// Reads what [`LocationEncoder`] writes.
pub(super) struct LocationDecoder<'c, 'b> {
    cx: &'c Context,
    reader: Reader<'b>,
    known: Vec<Loc>,
    places: std::slice::Iter<'b, Loc>,
}

impl<'c, 'b> LocationDecoder<'c, 'b> {
    pub(super) fn new(cx: &'c Context, bytes: &'b [u8], places: &'b [Loc]) -> Self {
        Self {
            cx,
            reader: Reader(bytes),
            known: Vec::new(),
            places: places.iter(),
        }
    }

    pub(super) fn read(&mut self, depth: usize) -> Result<Loc, Malformed> {
        if let Some(index) = self.reader.number()?.checked_sub(1) {
            return self.known.get(index).copied().ok_or(Malformed);
        }
        let depth = depth.checked_sub(1).ok_or(Malformed)?;
        let index = self.known.len();
        self.known.push(Loc::UNKNOWN);
        let data = match self.reader.number()? as u8 {
            UNKNOWN => LocData::Unknown,
            PLACE => {
                let place = *self.places.next().ok_or(Malformed)?;
                self.known[index] = place;
                return Ok(place);
            }
            NAME => LocData::Name {
                name: self.cx.ident(self.reader.text()?),
                child: self.read(depth)?,
            },
            CALL_SITE => LocData::CallSite {
                callee: self.read(depth)?,
                caller: self.read(depth)?,
            },
            FUSED => {
                let text = Some(self.reader.text()?).filter(|text| !text.is_empty());
                let metadata = text.map(|text| self.cx.parse_attr(text));
                let metadata = metadata.transpose().map_err(|_| Malformed)?;
                let length = self.reader.number()?;
                let parts = (0..length).map(|_| self.read(depth));
                LocData::Fused {
                    parts: parts.collect::<Result<_, _>>()?,
                    metadata,
                }
            }
            _ => return Err(Malformed),
        };
        let loc = self.cx.intern_loc(data);
        self.known[index] = loc;
        Ok(loc)
    }
}
