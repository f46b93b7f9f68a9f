//! Examples of passes: an input and its expected output, to read and to run.

/// An input of a pass with what comes out.
///
/// ```
/// use pass_options::info::ExampleInfo;
///
/// const EXAMPLE: ExampleInfo = ExampleInfo::new("Adding zero", "before", "after").options("entry=main");
/// assert_eq!(EXAMPLE.options, "entry=main");
/// ```
/// Examples from different places may be equal: the place of the declaration is not compared.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ExampleInfo {
    /// The title; one line.
    pub title: &'static str,
    /// Options of the pass, without braces; may be empty.
    pub options: &'static str,
    /// The input.
    pub before: &'static str,
    /// The output.
    pub after: &'static str,
    /// The place of the declaration, such as `passes.kdl:6`; may be empty.
    pub origin: &'static str,
}

impl ExampleInfo {
    /// Creates an example with default options.
    pub const fn new(title: &'static str, before: &'static str, after: &'static str) -> Self {
        Self {
            title,
            options: "",
            before,
            after,
            origin: "",
        }
    }
}

setters! {
    ExampleInfo:
    /// Sets the options.
    options: &'static str,
    /// Sets where the example is declared.
    origin: &'static str,
}

impl PartialEq for ExampleInfo {
    fn eq(&self, other: &Self) -> bool {
        let fields = |info: &Self| (info.title, info.options, info.before, info.after);
        fields(self) == fields(other)
    }
}

impl Eq for ExampleInfo {}
