//! The server as a client sees it.

#[cfg(test)]
mod addresses;
#[cfg(test)]
mod client;
#[cfg(test)]
mod completion;
#[cfg(test)]
mod diagnostics;
#[cfg(test)]
mod edits;
#[cfg(all(test, unix))]
mod files;
#[cfg(test)]
mod fixes;
#[cfg(test)]
mod legality;
mod life;
#[cfg(test)]
mod names;
#[cfg(test)]
mod positions;
#[cfg(test)]
mod streams;
#[cfg(test)]
mod views;
