//! Conversion, layout and cursors, as shells use them.

#[cfg(test)]
mod conversion;
#[cfg(test)]
mod cursor;
#[cfg(test)]
mod format;
#[cfg(test)]
mod layout;
#[cfg(test)]
mod swaps;
