//! Copies of an operation as modules.

use crate::body::OpSpec;
use crate::handle::Type;
use crate::module::Module;
use crate::op_access::Op;

impl Op<'_> {
    /// Returns a copy of an isolated operation with all that is nested in it, without operands. Of one that is not
    /// isolated, what is inside is left out. The copy of the outermost operation has the resources of the file.
    ///
    /// ```
    /// use pass_ir::{parse, name, ParseOptions};
    ///
    /// let cx = pass_dialects::context();
    /// let text = r#""func.func"() <{function_type = () -> (), sym_name = "f"}> ({ "func.return"() : () -> () }) : () -> ()"#;
    /// let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
    /// let before = module.print(&cx);
    /// module.root(&cx).for_each_child(|mut func| {
    ///     let copy = func.duplicate();
    ///     func.set_attr(name::SYM_NAME, Some(cx.string_attr("g")));
    ///     func.replace_with(copy);
    /// });
    /// assert_eq!(module.print(&cx), before);
    /// ```
    #[must_use]
    pub fn duplicate(&self) -> Module {
        let cx = self.context();
        let results: Vec<Type> = self.result_types().collect();
        let spec = OpSpec::with_header(self.header()).results(&results);
        let mut module = Module::with_root(cx, &spec);
        if let Some(body) = self.body() {
            let copy = body.duplicate(cx);
            module.holder.set_nested(module.root, Box::new(copy));
        }
        if let Some(resources) = self.resources() {
            module.resources.clone_from(resources);
        }
        module
    }

    /// Replaces name, location, attributes and nested operations by those of `copy`, which is of the same context.
    /// Operands and results stay.
    pub fn replace_with(&mut self, mut copy: Module) {
        self.set_header(copy.holder.header(self.context(), copy.root));
        if let Some(body) = self.body_mut()
            && let Some(nested) = copy.holder.take_nested(copy.root)
        {
            body.replace_contents(*nested);
        }
    }
}
