//! Extensions: additions to pipelines at the extension points that they offer.

use std::collections::BTreeSet;
use std::panic::Location;

use crate::ir::Ir;
use crate::registry::{BuildError, PassRegistry, PipelineWriter, RegisterError};

pub(crate) struct Extension<I: Ir> {
    point: String,
    /// The line of the program that adds it.
    pub(crate) origin: String,
    pub(crate) build: BuildExtension<I>,
}

type BuildExtension<I> =
    Box<dyn Fn(&mut PipelineWriter<'_, I>) -> Result<(), BuildError> + Send + Sync>;

impl<I: Ir> PassRegistry<I> {
    /// Adds passes to every pipeline that has an extension point of this name. `build` is called wherever such a pipeline
    /// is used, after the extensions that were added before.
    ///
    /// ```
    /// # use pass_toy::tree::*;
    /// use pass_runtime::info::PipelineInfo;
    /// use pass_runtime::options::NoOptions;
    /// use pass_runtime::PassRegistry;
    ///
    /// const USUAL: &PipelineInfo = &PipelineInfo::new("Usual", "usual").extension_points(&["at-start"]);
    /// let mut registry = PassRegistry::<Tree>::new();
    /// registry.register_pipeline(USUAL, |builder, _: NoOptions| {
    ///     builder.extension_point("at-start")?;
    ///     builder.within("branch")?;
    ///     Ok(())
    /// })?;
    /// registry.extend("at-start", |builder| {
    ///     builder.within("leaf")?;
    ///     Ok(())
    /// })?;
    /// assert_eq!(registry.parse(&(), "root(usual)")?.to_string(), "root(leaf(),branch())");
    ///
    /// let error = registry.extend("at-statr", |_| Ok(())).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "no registered pipeline has an extension point `at-statr`, did you mean `at-start`?; \
    ///      known extension points: `at-start`"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If no pipeline that is registered so far has an extension point of this name.
    #[track_caller]
    pub fn extend(
        &mut self,
        point: &str,
        build: impl Fn(&mut PipelineWriter<'_, I>) -> Result<(), BuildError> + Send + Sync + 'static,
    ) -> Result<(), RegisterError> {
        let points = self
            .pipelines()
            .flat_map(|pipeline| pipeline.info.extension_points);
        let known: BTreeSet<&'static str> = points.copied().collect();
        if !known.contains(point) {
            return Err(RegisterError::UnknownExtensionPoint {
                name: point.to_owned(),
                known: known.into_iter().collect(),
            });
        }
        self.extensions.push(Extension {
            point: point.to_owned(),
            origin: Location::caller().to_string(),
            build: Box::new(build),
        });
        Ok(())
    }

    pub(crate) fn extensions(&self, point: &str) -> impl Iterator<Item = &Extension<I>> {
        self.extensions
            .iter()
            .filter(move |extension| extension.point == point)
    }
}
