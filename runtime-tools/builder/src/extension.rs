//! Extensions of a pipeline by libraries that do not know each other.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::PipelineBuilder;
use crate::sketch::{Content, Gap, Sketch};
use crate::violation::OrderViolation;
use pass_runtime::Ir;
use pass_runtime::PassRegistry;
use pass_runtime::ir::LoadError;
use pass_runtime::manager::ElementId;
use pass_runtime::registry::{BuildError, RegisterError};

/// A library that inserts its passes into the pipeline of a framework.
///
/// Extensions that are applied together do not see each other: each finds the pipeline as the framework has built it. What
/// they insert at the same place is ordered by the order rules of the passes, and where these leave it open, by the names of
/// the extensions, so that the result does not depend on the order in which the extensions are given.
///
/// ```
/// use pass_runtime::Ir;
/// use pass_builder::{PipelineBuilder, PipelineExtension, Position, Target};
/// use pass_runtime::registry::BuildError;
///
/// struct Vectors;
///
/// impl<I: Ir> PipelineExtension<I> for Vectors {
///     fn name(&self) -> &str {
///         "vectors"
///     }
///
///     fn extend(&self, builder: &mut PipelineBuilder<'_, I>) -> Result<(), BuildError> {
///         builder.at(Position::before(Target::kind("lowering")))?.append_text("vectorize")?;
///         Ok(())
///     }
/// }
/// ```
pub trait PipelineExtension<I: Ir> {
    /// The name of the extension, which differs from those of others.
    fn name(&self) -> &str;

    /// Dialects that its passes need, to be loaded before the pipeline is extended.
    fn dialects(&self) -> &[&'static str] {
        &[]
    }

    /// Registers its passes, see [`register_extensions`].
    ///
    /// # Errors
    ///
    /// If a name is taken.
    fn register(&self, registry: &mut PassRegistry<I>) -> Result<(), RegisterError> {
        let _ = registry;
        Ok(())
    }

    /// Inserts its passes.
    ///
    /// # Errors
    ///
    /// If the pipeline has no place for them.
    fn extend(&self, builder: &mut PipelineBuilder<'_, I>) -> Result<(), BuildError>;
}

/// Registers the passes of extensions.
///
/// # Errors
///
/// If a name is taken.
pub fn register_extensions<I: Ir>(
    registry: &mut PassRegistry<I>,
    extensions: &[&dyn PipelineExtension<I>],
) -> Result<(), RegisterError> {
    extensions
        .iter()
        .try_for_each(|extension| extension.register(registry))
}

/// The changes of extensions that are being applied together.
#[derive(Default)]
pub(crate) struct Batch {
    names: Vec<Arc<str>>,
    /// The elements of others that an extension took out, with the extension.
    removed: Vec<(ElementId, usize)>,
    /// The elements that insertions are relative to, with the extension.
    targets: Vec<(ElementId, usize)>,
}

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Lets extensions insert their passes. The result does not depend on the order in which they are given.
    ///
    /// # Errors
    ///
    /// If an extension fails, if two have the same name, or if two disagree: the error names them.
    pub fn extend(&mut self, extensions: &[&dyn PipelineExtension<I>]) -> Result<(), BuildError> {
        let mut by_name = BTreeMap::new();
        for extension in extensions {
            if by_name.insert(extension.name(), *extension).is_some() {
                let message = format!("two extensions are called `{}`", extension.name());
                return Err(BuildError::new(message));
            }
        }
        self.sketch.batch = Batch {
            names: by_name.keys().map(|name| Arc::from(*name)).collect(),
            ..Batch::default()
        };
        for (index, (name, extension)) in by_name.into_iter().enumerate() {
            self.load_dialects(extension.dialects())
                .and_then(|()| self.extend_by(index, extension))
                .map_err(|error| error.within(&format!("extension `{name}`")))?;
        }
        let settled = self.sketch.settle();
        self.sketch.disown();
        settled
    }

    fn extend_by(
        &mut self,
        index: usize,
        extension: &dyn PipelineExtension<I>,
    ) -> Result<(), BuildError> {
        let name = extension.name();
        self.sketch.acting = Some((index, Arc::from(name)));
        self.sketch.enter(&format!("extension `{name}`"));
        let extended = extension.extend(self);
        self.sketch.leave();
        self.sketch.acting = None;
        extended
    }

    fn load_dialects(&self, dialects: &[&'static str]) -> Result<(), BuildError> {
        for dialect in dialects {
            match I::load_dialect(self.cx, dialect) {
                Ok(()) => {}
                Err(LoadError::Unknown { known }) => {
                    let message = format!("dialect `{dialect}` does not exist");
                    return Err(BuildError::new(message).with_known("", dialect, known));
                }
                Err(_) => {
                    let message = format!("dialect `{dialect}` cannot be loaded now");
                    return Err(BuildError::new(message));
                }
            }
        }
        Ok(())
    }
}

impl<I: Ir> Sketch<I> {
    /// Takes an element out; in a batch, once all extensions have inserted.
    pub(crate) fn take_out(&mut self, id: ElementId) {
        match &self.acting {
            Some((index, _)) if self.node(id).is_some_and(|node| node.owner.is_none()) => {
                let index = *index;
                self.batch.removed.push((id, index));
            }
            _ => self.remove(id),
        }
    }

    /// Notes the element that an insertion is relative to.
    pub(crate) fn note_target(&mut self, gap: Gap) {
        if let (Some((index, _)), Gap::Before(id) | Gap::After(id)) = (&self.acting, gap) {
            let index = *index;
            self.batch.targets.push((id, index));
        }
    }

    /// Makes one pipeline of what the extensions did.
    fn settle(&mut self) -> Result<(), BuildError> {
        let removed = std::mem::take(&mut self.batch.removed);
        for (id, by) in &removed {
            let wanted = self
                .batch
                .targets
                .iter()
                .find(|(target, of)| target == id && of != by);
            let replaced = removed.iter().find(|(other, of)| other == id && of != by);
            if let Some((_, of)) = wanted.or(replaced) {
                let element = self.describe(*id);
                let (by, of) = (self.extension(*by), self.extension(*of));
                return Err(BuildError::new(format!(
                    "extensions `{by}` and `{of}` disagree: `{by}` takes {element} out, which `{of}` refers to"
                )));
            }
        }
        removed.into_iter().for_each(|(id, _)| self.remove(id));
        for container in self.containers() {
            self.settle_in(container)?;
        }
        match self.check_order().first_strong() {
            Some(violation) if self.is_strict => Err(self.blame(violation)),
            _ => Ok(()),
        }
    }

    fn containers(&self) -> Vec<ElementId> {
        let is_container =
            |content: &Content<I>| matches!(content, Content::Nested { .. } | Content::Bundle(_));
        let found = self
            .elements()
            .filter(|(_, node)| is_container(&node.content));
        found.map(|(id, _)| id).collect()
    }

    /// Orders what several extensions have inserted side by side.
    fn settle_in(&mut self, container: ElementId) -> Result<(), BuildError> {
        let children = self.children(container);
        let owner = |id: &ElementId| self.node(*id).and_then(|node| node.owner);
        let mut order = Vec::with_capacity(children.len());
        let mut is_changed = false;
        for gap in children.chunk_by(|a, b| owner(a).is_some() && owner(b).is_some()) {
            let mut gap = gap.to_vec();
            if gap
                .iter()
                .any(|id| owner(id) != gap.first().and_then(owner))
            {
                // Names are in alphabetical order, and what one extension inserts stays as it is.
                gap.sort_by_key(owner);
                let mut problem = self.problem(&gap);
                for (index, pair) in gap.windows(2).enumerate() {
                    if let [one, other] = pair
                        && owner(one) == owner(other)
                    {
                        problem.fix(index, index + 1);
                    }
                }
                let solved = problem.solve();
                let solved = solved.map_err(|rules| {
                    let names: Vec<String> = self.owners(&gap);
                    let message = format!("extensions {} disagree", names.join(" and "));
                    self.contradiction(&message, &problem, &rules)
                })?;
                is_changed = true;
                gap = solved
                    .iter()
                    .filter_map(|unit| gap.get(*unit).copied())
                    .collect();
            }
            order.extend(gap);
        }
        if is_changed {
            self.arrange(container, &order);
        }
        Ok(())
    }

    /// The names of the extensions that inserted these elements.
    fn owners(&self, ids: &[ElementId]) -> Vec<String> {
        let owners = ids.iter().filter_map(|id| self.node(*id)?.by.as_deref());
        let names: std::collections::BTreeSet<&str> = owners.collect();
        names.into_iter().map(|name| format!("`{name}`")).collect()
    }

    /// The error for a rule that what extensions inserted violates.
    fn blame(&self, violation: &OrderViolation) -> BuildError {
        let mut ids = vec![violation.pass.element];
        ids.extend(violation.other.map(|other| other.element));
        let names = self.owners(&ids);
        let who = match names.as_slice() {
            [one] => format!("extension {one} violates an order rule"),
            [_, _] => format!("extensions {} disagree", names.join(" and ")),
            _ => "the extended pipeline violates an order rule".to_owned(),
        };
        let drawn = self.draw(vec![violation.clone()]);
        let text = drawn.render(true);
        violation.refuse(&drawn).drawn(who, text)
    }

    fn describe(&self, id: ElementId) -> String {
        match self.node(id).map(|node| &node.content) {
            Some(Content::Pass(entry)) => format!("'{}'", entry.info().argument),
            Some(Content::Bundle(name)) => format!("the bundle `{name}`"),
            _ => format!("element {id}"),
        }
    }

    fn extension(&self, index: usize) -> &str {
        self.batch.names.get(index).map_or("", |name| name)
    }
}
