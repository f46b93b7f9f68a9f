//! Texts that are split while they are printed.

use super::*;
use crate::text_sections::{TextSection, TextSyntax};

const SYNTAX: TextSyntax = TextSyntax {
    body: |_| None,
    section: |_, _| -> Option<TextSection<'_>> { None },
    section_in: |_, _| -> Option<TextSection<'_>> { None },
    skip_space: |_, at| at,
    frame: PrintedFrame {
        head: "{\n  ",
        gap: "\n  ",
        start: "-",
        tail: "\n}\n",
    },
    read_printed: |text| {
        (!text.contains('!')).then_some(PrintedSection {
            symbol: text.strip_prefix('-')?.lines().next(),
            uses: Vec::new(),
            numbers: [0..0, 0..0],
        })
    },
    renumber: |text, _, _, out| {
        out.push_str(text);
        Some(())
    },
};

/// Copies a text in pieces of this size.
fn copy(text: &str, piece: usize) -> OutputText {
    let mut copy = OutputCopy::of_sections(SYNTAX);
    text.as_bytes()
        .chunks(piece)
        .for_each(|piece| copy.push(piece));
    copy.finish()
}

fn text_of(sections: impl Iterator<Item = String>) -> String {
    let sections: Vec<String> = sections.collect();
    format!("{{\n  {}\n}}\n", sections.join("\n  "))
}

#[test]
fn sections_come_back_from_pieces_of_all_sizes() {
    for count in [1, 2, 7000] {
        let sections = (0..count).map(|number| format!("-{number}\n    {}", "line ".repeat(20)));
        let text = text_of(sections);
        for piece in [100, 100_000, 10_000_000] {
            let printed = copy(&text, piece);
            let OutputText::Sections(split) = &printed else {
                panic!("{count} in pieces of {piece}");
            };
            assert_eq!(split.sections.len(), count);
            let last = split.sections[count - 1].symbol.as_deref();
            assert_eq!(last, Some(&*(count - 1).to_string()));
            assert!(printed.size() <= text.len() && printed.size() + 8 * count > text.len());
            assert!(
                printed
                    .into_text()
                    .is_some_and(|whole| whole == text.as_bytes())
            );
        }
    }
}

#[test]
fn long_sections_are_sections() {
    let long = |length: usize| format!("-long\n    {}", "x".repeat(length));
    let short = || (0..9).map(|number| format!("-{number}"));
    for (before, behind) in [(0, 9), (9, 0), (9, 9)] {
        let sections = short().take(before).chain([long(600_000), long(900_000)]);
        let text = text_of(sections.chain(short().take(behind)));
        for piece in [10_000, 131_072, 10_000_000] {
            let printed = copy(&text, piece);
            let OutputText::Sections(split) = &printed else {
                panic!("{before} and {behind} in pieces of {piece}");
            };
            assert_eq!(split.sections.len(), before + 2 + behind);
            assert!(
                printed
                    .into_text()
                    .is_some_and(|whole| whole == text.as_bytes())
            );
        }
    }
}

#[test]
fn other_texts_are_kept_as_they_are() {
    let long = |odd: usize| {
        text_of((0..7000).map(|number| {
            let mark = if number == odd { "!" } else { "" };
            format!("-{number}{mark}\n    {}", "line ".repeat(20))
        }))
    };
    let texts = [
        String::new(),
        "{\n}\n".to_owned(),
        "{\n  a\n}\n".to_owned(),
        "{\n  -a\n".to_owned(),
        "- a".to_owned(),
        "{\n  -a\n  b\n}\n".to_owned() + "more",
        "x".repeat(1 << 20),
        long(0),
        long(3500),
        long(6999),
        long(7000) + "more",
    ];
    for text in texts {
        for piece in [1000, 10_000_000] {
            let printed = copy(&text, piece);
            assert!(matches!(&printed, OutputText::Text(found) if *found == text.as_bytes()));
        }
    }
    let mut plain = OutputCopy::default();
    plain.push(b"{\n  -a\n}\n");
    assert!(matches!(plain.finish(), OutputText::Text(text) if text == b"{\n  -a\n}\n"));
}
