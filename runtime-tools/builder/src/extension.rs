//! Extensions of a pipeline by libraries that do not know each other.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use pass_runtime::ir::LoadError;
use pass_runtime::manager::ElementId;
use pass_runtime::registry::{BuildError, PipelineSink, RegisterError};
use pass_runtime::{Ir, PassRegistry};

use crate::PipelineBuilder;
use crate::tree::{Element, Tree};
use crate::violation::OrderViolation;

/// A library that inserts its passes into the pipeline of a framework.
///
/// Extensions that are applied together do not see each other: each finds the pipeline as the framework has built it. What
/// they insert at the same place is ordered by the order rules of the passes, and where these leave it open, by the names of
/// the extensions, so that the result does not depend on the order in which the extensions are given.
///
/// ```
/// use pass_builder::{PipelineBuilder, PipelineExtension, Position, Target};
/// use pass_runtime::{Ir, registry::BuildError};
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
    /// Returns the name of the extension, which differs from those of others.
    fn name(&self) -> &str;

    /// Dialects that its passes need, to be loaded before the pipeline is extended.
    fn dialects(&self) -> &[&'static str] {
        &[]
    }

    /// Registers its passes.
    ///
    /// # Errors
    ///
    /// If a name is taken.
    fn register(&self, _registry: &mut PassRegistry<I>) -> Result<(), RegisterError> {
        Ok(())
    }

    /// Inserts its passes.
    ///
    /// # Errors
    ///
    /// If the pipeline has no place for them.
    fn extend(&self, builder: &mut PipelineBuilder<'_, I>) -> Result<(), BuildError>;
}

/// The changes of extensions that are being applied together.
#[derive(Debug, Default)]
pub(crate) struct Batch {
    pub(crate) active: Arc<str>,
    /// The inserted elements, with their extensions.
    pub(crate) owners: BTreeMap<ElementId, Arc<str>>,
    /// The elements of the framework that extensions remove, in the order of the removals.
    removed: Vec<(ElementId, Arc<str>)>,
    /// The passes that extensions disable, with these extensions. Until all have inserted, they see them.
    pub(crate) disabled: Vec<(String, Arc<str>)>,
    /// The targets of the positions at which extensions insert.
    pub(crate) targets: Vec<(ElementId, Arc<str>)>,
}

impl Batch {
    /// Returns true for elements of the framework and of the active extension.
    pub(crate) fn is_visible(&self, id: ElementId) -> bool {
        let owner = self.owners.get(&id);
        owner.is_none_or(|owner| *owner == self.active)
    }

    /// Returns the names of the extensions that inserted these elements, in alphabetical order.
    fn owners_of(&self, ids: impl IntoIterator<Item = ElementId>) -> Vec<String> {
        let owners = ids.into_iter().filter_map(|id| self.owners.get(&id));
        let names: BTreeSet<&Arc<str>> = owners.collect();
        names.into_iter().map(|name| format!("`{name}`")).collect()
    }

    /// Adds the extensions that violate an order rule to its error.
    fn blame(&self, error: BuildError) -> BuildError {
        let violation = OrderViolation::of(&error).into_iter();
        let passes = violation.flat_map(|violation| [Some(violation.pass), violation.other]);
        let owners = self.owners_of(passes.flatten().map(|pass| pass.element));
        let heading = match &*owners {
            [name] => format!("extension {name} violates an order rule"),
            [first, second] => format!("extensions {first} and {second} disagree"),
            _ => "the extended pipeline violates an order rule".to_owned(),
        };
        let drawing = error.drawing().unwrap_or_default().to_owned();
        error.drawn(heading, drawing)
    }
}

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Lets extensions insert their passes. The result does not depend on the order in which they are given.
    ///
    /// # Errors
    ///
    /// If an extension fails, if two have the same name, or if two disagree: the error names them. Then the pipeline is as it was.
    pub fn extend(&mut self, extensions: &[&dyn PipelineExtension<I>]) -> Result<(), BuildError> {
        let mut by_name = BTreeMap::new();
        for extension in extensions {
            if by_name.insert(extension.name(), *extension).is_some() {
                let message = format!("two extensions are called `{}`", extension.name());
                return Err(BuildError::new(message));
            }
        }
        let before = self.tree.snapshot();
        let outer = self.tree.batch.replace(Batch::default());
        let extended = by_name.into_iter().try_for_each(|(name, extension)| {
            self.extend_by(name, extension)
                .map_err(|error| error.within(&format!("extension `{name}`")))
        });
        let batch = std::mem::replace(&mut self.tree.batch, outer).unwrap_or_default();
        let applied = extended.and_then(|()| self.tree.apply(batch));
        applied.inspect_err(|_| self.tree.restore(before))
    }

    fn extend_by(
        &mut self,
        name: &str,
        extension: &dyn PipelineExtension<I>,
    ) -> Result<(), BuildError> {
        for dialect in extension.dialects() {
            load_dialect::<I>(self.cx, dialect)?;
        }
        if let Some(batch) = &mut self.tree.batch {
            batch.active = name.into();
        }
        self.sink().enter(&format!("extension `{name}`"));
        let extended = extension.extend(self);
        self.sink().leave();
        extended
    }
}

fn load_dialect<I: Ir>(cx: &I::Context, dialect: &'static str) -> Result<(), BuildError> {
    I::load_dialect(cx, dialect).map_err(|error| match error {
        LoadError::Unknown { known } => {
            let message = format!("dialect `{dialect}` does not exist");
            BuildError::new(message).with_known("", dialect, &known)
        }
        _ => BuildError::new(format!("dialect `{dialect}` cannot be loaded now")),
    })
}

impl<I: Ir> Tree<I> {
    /// Removes an element; if it is one of the framework and an extension removes it, once all extensions have inserted.
    pub(crate) fn remove(&mut self, id: ElementId) {
        match &mut self.batch {
            Some(batch) if !batch.owners.contains_key(&id) => {
                batch.removed.push((id, batch.active.clone()));
            }
            _ => self.set_removed(id, true),
        }
    }

    /// Applies what the extensions have removed, and orders what they have inserted.
    fn apply(&mut self, mut batch: Batch) -> Result<(), BuildError> {
        for (pass, remover) in std::mem::take(&mut batch.disabled) {
            for run in self.root.runs() {
                let is_removed = batch.removed.iter().any(|(id, _)| *id == run.element);
                if run.info.argument == pass && !is_removed {
                    batch.removed.push((run.element, remover.clone()));
                }
            }
            self.disabled_passes.insert(pass);
        }
        for (id, remover) in &batch.removed {
            let mut users = batch.targets.iter().chain(&batch.removed);
            let user = users.find(|(target, user)| target == id && user != remover);
            if let Some((_, user)) = user {
                let label = self.element(*id).map(Element::label).unwrap_or_default();
                return Err(BuildError::new(format!(
                    "extensions `{remover}` and `{user}` disagree: `{remover}` takes `{label}` out, which `{user}` refers to"
                )));
            }
        }
        for (id, _) in &batch.removed {
            self.set_removed(*id, true);
        }
        for (container, elements) in self.order_insertions(&batch)? {
            self.reorder(container, &elements);
        }
        if !self.is_strict {
            return Ok(());
        }
        let mut violations = self.violations().into_iter();
        let strong = violations.find(OrderViolation::is_strong);
        let report = self.order_report(strong.into_iter().collect());
        let checked = report.fail_on_violation();
        checked.map_err(|error| batch.blame(error))
    }

    /// Orders what several extensions have inserted side by side, and returns the elements of each container.
    fn order_insertions(
        &self,
        batch: &Batch,
    ) -> Result<Vec<(ElementId, Vec<ElementId>)>, BuildError> {
        let owner = |element: &Element<I>| batch.owners.get(&element.id);
        let mut orders = Vec::new();
        let containers = self.root.walk().into_iter();
        let is_inserted = |element: &Element<I>| owner(element).is_some();
        for container in containers.filter(|element| element.children().any(is_inserted)) {
            let children: Vec<&Element<I>> = container.children().collect();
            let mut order = Vec::with_capacity(children.len());
            for insertions in children.chunk_by(|a, b| is_inserted(a) && is_inserted(b)) {
                // Extensions are in alphabetical order, and the elements of one extension keep their order.
                let mut insertions = insertions.to_vec();
                insertions.sort_by_key(|element| owner(element));
                let owners: Vec<_> = insertions.iter().map(|element| owner(element)).collect();
                if owners.first() == owners.last() {
                    order.extend(insertions.iter().map(|element| element.id));
                    continue;
                }
                let is_fixed = |(a, b): &(usize, usize)| owners.get(*a) == owners.get(*b);
                let fixed: Vec<_> = (0..owners.len()).zip(1..).filter(is_fixed).collect();
                let ids = insertions.iter().map(|element| element.id);
                let names = batch.owners_of(ids).join(" and ");
                let message = format!("extensions {names} disagree");
                order.extend(self.solve(&insertions, &fixed, &message)?);
            }
            orders.push((container.id, order));
        }
        Ok(orders)
    }
}
