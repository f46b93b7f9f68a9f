//! Mistakes in the arguments of `include_passes!`.

use passwright::include_passes;

include_passes!();
include_passes!(passes);
include_passes!("ui/include/misspelt.kdl");

fn main() {}
