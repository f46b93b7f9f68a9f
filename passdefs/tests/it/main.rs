//! Front ends, checks and the printer, as the rest of the house uses them.

#[cfg(test)]
mod analysis;
#[cfg(test)]
mod diagnostics;
#[cfg(test)]
mod fixtures;
#[cfg(test)]
mod forms;
#[cfg(test)]
mod hostile;
#[cfg(test)]
mod includes;
#[cfg(test)]
mod legality_runs;
#[cfg(test)]
mod names;
#[cfg(test)]
mod pipelines;
#[cfg(test)]
mod round_trip;
#[cfg(test)]
mod sets;
#[cfg(test)]
mod standalone;
#[cfg(test)]
mod vocabulary;
#[cfg(test)]
mod wild;
