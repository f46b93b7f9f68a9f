//! The tool as the guide runs it.

#[test]
fn commands_of_the_guide_work() {
    pass_cases::commands::check("example-kdl-pass", env!("CARGO_BIN_EXE_example-kdl-pass"));
}
