//! Analyses are read by the passes that run inside, on other threads.

use std::rc::Rc;

use passwright::{Analysis, AnalysisContext};

#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

pub struct Names(Rc<Vec<String>>);

impl Analysis<Toy> for Names {
    fn build(op: &&mut Node, _cx: &AnalysisContext<'_, Toy>) -> Self {
        Self(Rc::new(vec![op.name.to_owned()]))
    }
}

fn main() {}
