//! A pipeline takes passes and options of passes, and says so.

use passwright::options::NoOptions;
use passwright::registry::PipelineWriter;

#[path = "../support/toy.rs"]
mod toy;
use toy::Toy;

fn append(builder: &mut PipelineWriter<'_, Toy>) {
    builder.add(5).unwrap();
    builder.add(NoOptions).unwrap();
}

fn main() {
    let _ = append;
}
