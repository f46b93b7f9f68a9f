//! Modules, which own a piece of IR.

use crate::body::{Body, InsertPoint, OpSpec};
use crate::context::Context;
use crate::handle::{Loc, OpId, RegionId};
use crate::op_access::{Op, OpView};
use crate::print::{self, PrintOptions, Sink};
use crate::resources::Resources;

/// An outermost operation with its nested operations.
#[derive(Debug)]
pub struct Module {
    /// Holds the outermost operation alone.
    pub(crate) holder: Body,
    pub(crate) root: OpId,
    pub(crate) resources: Resources,
}

impl Module {
    /// Returns an empty `builtin.module`.
    pub fn empty(cx: &Context, loc: Loc) -> Self {
        let spec = OpSpec::new(crate::dialect::op::BUILTIN_MODULE, loc).regions(1);
        let mut module = Self::with_root(cx, &spec);
        if let Some(body) = module.holder.nested_mut(module.root)
            && let Some(&region) = body.top_regions().first()
        {
            let _ = body.append_block(region, &[]);
        }
        module
    }

    /// Creates a module with the given outermost operation, which owns a body even if it is not isolated.
    pub(crate) fn with_root(cx: &Context, spec: &OpSpec<'_>) -> Self {
        let mut holder = Body::new(cx.new_body_id());
        let region: RegionId = holder.add_top_region();
        let block = holder.append_block(region, &[]);
        let spec = OpSpec {
            owns_body: true,
            ..spec.clone()
        };
        let root = holder.create_detached(cx, &spec, spec.header);
        holder.insert(root, InsertPoint::End(block));
        Self {
            holder,
            root,
            resources: Resources::default(),
        }
    }

    /// Returns a copy with all that is nested in it.
    ///
    /// ```
    /// use pass_ir::{parse, Context, ParseOptions};
    ///
    /// let cx = Context::new();
    /// let module = parse(&cx, "", &ParseOptions::default()).unwrap();
    /// assert_eq!(module.duplicate(&cx).print(&cx), module.print(&cx));
    /// ```
    #[must_use]
    pub fn duplicate(&self, cx: &Context) -> Self {
        let holder = self.holder.duplicate(cx);
        let root = holder.walk().first().copied().unwrap_or(self.root);
        Self {
            holder,
            root,
            resources: self.resources.clone(),
        }
    }

    /// Moves the outermost operation into a body.
    pub fn move_into(mut self, cx: &Context, body: &mut Body, at: InsertPoint) -> Option<OpId> {
        let fragment = self.holder.take_op(cx, self.root).ok()?;
        body.insert_fragment(cx, fragment, &[], at).ok()
    }

    /// Returns the outermost operation.
    pub fn root<'a>(&'a mut self, cx: &'a Context) -> Op<'a> {
        Op::of(cx, &mut self.holder, self.root).with_resources(&self.resources)
    }

    /// Returns the resources of the file.
    pub fn resources(&self) -> &Resources {
        &self.resources
    }

    /// Returns the body of the outermost operation.
    pub fn body(&self) -> Option<&Body> {
        self.holder.nested(self.root)
    }

    /// Returns the module in generic form, as `mlir-opt --mlir-print-op-generic` prints it, without its last empty
    /// line.
    pub fn print(&self, cx: &Context) -> String {
        self.print_with(cx, PrintOptions::default())
    }

    /// Returns the module in generic form.
    pub fn print_with(&self, cx: &Context, options: PrintOptions) -> String {
        self.print_into(cx, options, None)
    }

    /// Prints the module to `sink` piece by piece, so that the whole text is never in memory.
    ///
    /// ```
    /// use pass_ir::{parse, Context, ParseOptions, PrintOptions};
    ///
    /// let cx = Context::new();
    /// let module = parse(&cx, "", &ParseOptions::default()).unwrap();
    /// let mut text = String::new();
    /// module.print_pieces(&cx, PrintOptions::default(), &mut |piece| text.push_str(piece));
    /// assert_eq!(text, module.print(&cx));
    /// ```
    pub fn print_pieces(&self, cx: &Context, options: PrintOptions, sink: &mut dyn FnMut(&str)) {
        let rest = self.print_into(cx, options, Some(&mut *sink));
        sink(&rest);
    }

    fn print_into<'c>(
        &self,
        cx: &'c Context,
        options: PrintOptions,
        sink: Option<Sink<'c>>,
    ) -> String {
        let root = OpView::of(&self.holder, self.root);
        let resources = Some(&self.resources).filter(|resources| !resources.is_empty());
        print::print_into(cx, root, options, resources, sink)
    }
}
