//! Errors in options.

use pass_options::OptionReader;
use pass_options::info::OptionInfo;

const TABLE: &[OptionInfo] = &[OptionInfo::new("factor", "u32")];

#[test]
fn not_all_of_many_errors_are_kept() {
    for text in ["a ".repeat(1000), "factor=1 ".repeat(1000)] {
        let list = pass_text::parse_options(&text).unwrap();
        let mut reader = OptionReader::new(TABLE, &list);
        let _ = reader.required::<u32>();
        let errors = reader.into_errors();
        assert_eq!(errors.len(), 20, "{text}");
        assert!(
            !errors
                .iter()
                .any(|error| error.message.contains("must be given"))
        );
    }
}
