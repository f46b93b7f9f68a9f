//! Quoted words, read by a shell.

use super::quoted;

#[test]
fn a_shell_reads_the_words_back() {
    let words = [
        "sub/passes.kdl",
        "it's mine.kdl",
        "",
        "$HOME",
        "-o",
        "\u{e9}.kdl",
    ];
    assert_eq!(shlex::split(&quoted(&words)).unwrap_or_default(), words);
    assert_eq!(quoted(&["sub/passes.kdl"]), "sub/passes.kdl");
}
