//! Every mistake is reported, each once, and what uses the pass gives no errors of its own.

use passwright::{OperationPass, PassContext, Preserved, Statistic, pass};

#[path = "../support/toy.rs"]
mod toy;
use toy::Toy;

/// Folds constants
#[pass(name = "fold constants", ops = "func.func")]
pub struct Fold {
    /// Most rounds to run
    #[option(default = 300, minimum = 1)]
    rounds: u8,
    /// Operations folded
    #[statistic(name = 3)]
    folded: Statistic,
}

impl OperationPass<Toy> for Fold {
    fn run_on_operation(
        &self,
        _op: &mut toy::Node,
        _cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, passwright::Failure> {
        self.folded.add(self.rounds.into());
        Ok(Preserved::all())
    }
}

fn main() {
    let mut registry = passwright::PassRegistry::<Toy>::new();
    register_fold(&mut registry).unwrap();
    let _first = Fold::default();
}
