//! What the compiler says to someone who made a mistake, word for word. `TRYBUILD=overwrite` writes the messages.

#[test]
fn compile_fail() {
    let cases = trybuild::TestCases::new();
    for kind in [
        "attribute",
        "option",
        "group",
        "pipeline",
        "implementation",
        "rules",
        "runtime",
    ] {
        cases.compile_fail(format!("ui/{kind}/*.rs"));
    }
}
