//! Flags of the tool that ships.

mod skipping;
mod validation;

use pass_driver::Streams;

/// Runs the tool. The result is the exit status, standard output and standard error.
fn run(arguments: &[&str]) -> (u8, String, String) {
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut std::io::empty(),
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let status = super::tool().run(arguments.iter().map(Into::into), streams);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (status, text(stdout), text(stderr))
}
