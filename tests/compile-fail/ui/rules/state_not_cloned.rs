//! A pass can be copied and made anew, so all that it holds can.

use passwright::pass;

/// What cannot be copied
#[derive(Default)]
pub struct Unique;

/// Holds it
#[pass(name = "hold")]
pub struct Hold {
    unique: Unique,
}

/// What has no first value
#[derive(Clone)]
pub struct Chosen(u8);

/// Holds it
#[pass(name = "hold-chosen")]
pub struct HoldChosen {
    chosen: Chosen,
}

fn main() {}
