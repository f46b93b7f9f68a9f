//! An error of another crate says nothing to users of the pass until the pass words it.

use passwright::{Failure, OperationPass, PassContext, Preserved, pass};

#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

/// Reads a profile
#[pass(name = "read-profile")]
pub struct ReadProfile;

impl OperationPass<Toy> for ReadProfile {
    fn run_on_operation(
        &self,
        _op: &mut Node,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        let _profile = std::fs::read_to_string("profile.txt")?;
        Ok(Preserved::all())
    }
}

fn main() {}
