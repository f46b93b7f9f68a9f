//! The interface of an IR to the cases, beyond that of the pass manager.

use crate::manager::shape::Shape;
use pass_driver::Driver;
use pass_runtime::Ir;
use pass_runtime::ir::IrText;
use pass_runtime::schedule::Schedule;

/// An IR that the cases run on. The cases speak of `builtin.module` and `func.func`, which implements
/// `FunctionOpInterface`.
pub(crate) trait Subject: IrText<Context: Sized> {
    /// Words of the cases, and the words of this IR for them.
    const WORDS: &'static [(&'static str, &'static str)];

    fn new_context() -> Self::Context;

    /// The text of a valid module.
    fn text(shape: &Shape) -> String;

    /// All ways in which nested pipelines can run.
    fn schedules() -> Vec<Box<dyn Schedule<Self>>>;

    /// The tool with threads, if the IR can use them.
    fn threaded(driver: Driver<Self>) -> Driver<Self>;

    fn set_symbol(cx: &Self::Context, op: &mut Self::Op<'_>, symbol: &str);

    /// Makes a function that is not valid of one that is. What the verifier says of it is one of the `WORDS` for `is not
    /// valid`.
    fn spoil(cx: &Self::Context, op: &mut Self::Op<'_>);
}

/// As the IR says it.
pub(crate) fn to_subject<I: Subject>(text: &str) -> String {
    let replace = |text: String, (ours, theirs): &(&str, &str)| text.replace(ours, theirs);
    I::WORDS.iter().fold(text.to_owned(), replace)
}

/// As the cases say it. Passes on functions name those of all IRs.
pub(crate) fn from_subject<I: Subject>(text: &str) -> String {
    let text = text.replace("'func.func' or 'builtin.func'", "'func.func'");
    let text = text.replace("func.func|builtin.func", "func.func");
    let replace = |text: String, (ours, theirs): &(&str, &str)| text.replace(theirs, ours);
    I::WORDS.iter().fold(text, replace)
}

/// The module as the cases write it.
pub(crate) fn shape_of<I: Subject>(cx: &I::Context, op: &mut I::Op<'_>) -> String {
    let symbol = I::symbol(cx, op).unwrap_or_default();
    if I::facts(cx, I::name(cx, op)).name != "builtin.module" {
        return symbol;
    }
    let mut children = Vec::new();
    <I as Ir>::for_each_child(cx, op, &mut |mut child| {
        children.push(shape_of::<I>(cx, &mut child));
    });
    format!("{symbol}({})", children.join(" "))
}
