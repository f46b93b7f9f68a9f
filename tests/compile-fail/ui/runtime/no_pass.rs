//! A pipeline takes passes and options of passes, and says so.

use passwright::options::NoOptions;
use passwright::registry::PipelineBuilder;

#[path = "../support/toy.rs"]
mod toy;
use toy::Toy;

fn append(builder: &mut PipelineBuilder<'_, Toy>) {
    builder.run(5).unwrap();
    builder.run(NoOptions).unwrap();
}

fn main() {
    let _ = append;
}
