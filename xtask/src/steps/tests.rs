//! Steps of a page.

use super::{Step, steps};

#[test]
fn steps_are_taken_as_written() {
    let page = "text\n\n`build.rs`:\n\n```rust\nfn main() {}\n```\n\n```rust\nno\n```\n\n```sh\none\ntwo\n```\n\n```text\nout\n```\n";
    let expected = [
        Step::Write {
            file: "build.rs",
            text: "fn main() {}\n",
        },
        Step::Run("one\ntwo\n"),
        Step::Prints("out\n"),
    ];
    assert_eq!(steps(page).unwrap(), expected);
    let pinned = Step::Pinned {
        file: "a.stderr",
        text: "out\n",
    };
    let page = "text\n\n<!-- as in a.stderr -->\n\n```text\nout\n```\n";
    assert_eq!(steps(page).unwrap(), [pinned]);
    assert!(steps("\n```sh\none\n").is_err());
}
