//! Conversion, layout and cursors, as shells use them.

#[cfg(test)]
#[cfg(test)]
mod cursor;
#[cfg(test)]
mod format;
#[cfg(test)]
mod layout;
#[cfg(test)]
mod swaps;
