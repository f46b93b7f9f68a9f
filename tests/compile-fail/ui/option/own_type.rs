//! Types of the author's that lack what the type of an option needs: one error each, at the field.

use passwright::options::{OptionError, OptionValue};
use passwright::pass;

/// Has everything but an implementation
#[derive(Clone, Default)]
pub struct Place;

/// Has nothing
pub struct Bare;

/// Has no default
#[derive(Clone)]
pub struct Version(u32);

impl OptionValue for Version {
    fn parse(text: &str) -> Result<Self, OptionError> {
        u32::parse(text).map(Self)
    }

    fn print(&self) -> String {
        self.0.to_string()
    }
}

/// Moves things
#[pass(name = "move")]
pub struct Move {
    /// Where to
    #[option]
    to: Place,
}

/// Moves things that have nothing
#[pass(name = "move-bare")]
pub struct MoveBare {
    /// Where to
    #[option]
    to: Bare,
    /// Where from
    #[option]
    from: Option<Bare>,
    /// On the way
    #[option]
    by: Vec<Bare>,
    /// With what
    #[option(required)]
    with: Bare,
    /// When
    #[option(default = "now")]
    when: Bare,
}

/// Reads files
#[pass(name = "read")]
pub struct Read {
    /// Oldest version of files
    #[option]
    oldest: Version,
}

/// Reads files of one version
#[pass(name = "read-one")]
pub struct ReadOne {
    /// Version of the files
    #[option(required)]
    version: Version,
}

fn main() {
    let _read = ReadOne::new;
}

#[path = "../support/toy.rs"]
mod toy;

impl passwright::OperationPass<toy::Toy> for ReadOne {
    fn run_on_operation(
        &self,
        _op: &mut toy::Node,
        _cx: &mut passwright::PassContext<'_, toy::Toy>,
    ) -> Result<passwright::Preserved, passwright::Failure> {
        Ok(passwright::Preserved::all())
    }
}
