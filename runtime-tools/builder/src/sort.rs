//! Orders of the elements of a pipeline that satisfy the order rules.

use pass_runtime::Ir;
use pass_runtime::manager::ElementId;
use pass_runtime::registry::BuildError;
use pass_text as text;

use crate::PipelineBuilder;
use crate::order::OrderReport;
use crate::rules::OrderedPass;
use crate::tree::{Element, Tree};
use crate::violation::RuleTable;

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Orders the elements of the pipeline and of each nested pipeline by the order rules; those that can stay where they are
    /// do. Nested pipelines and bundles are moved as a whole. The order is the same in each run.
    ///
    /// The report has the weak rules that the order violates: those that contradict strong ones, or weak ones before them.
    ///
    /// # Errors
    ///
    /// If strong rules contradict each other; the error shows them. If several targets would satisfy a rule, the choice is
    /// final: a set of rules may be refused although an exhaustive search would find an order.
    pub fn sort(&mut self) -> Result<OrderReport, BuildError> {
        let message = "these rules contradict each other";
        let pipelines = self.tree.pipelines().into_iter();
        let orders = pipelines.map(|pipeline| {
            let children: Vec<_> = pipeline.children().collect();
            Ok((pipeline.id, self.tree.solve(&children, &[], message)?))
        });
        for (pipeline, order) in orders.collect::<Result<Vec<_>, BuildError>>()? {
            self.tree.reorder(pipeline, &order);
        }
        let report = self.check_order();
        report.fail_on_violation().map(|()| report)
    }

    /// Puts the elements of one pipeline, the outermost or a nested one, into a random order that satisfies the order rules, and
    /// returns true if there is more than one element to be ordered. The order depends on the seed alone.
    pub fn shuffle(&mut self, seed: u64) -> bool {
        let mut random = Random(seed);
        let mut pipelines = self.tree.pipelines();
        pipelines.retain(|pipeline| pipeline.children().count() > 1);
        let Some(pipeline) = pipelines.get(random.below(pipelines.len())) else {
            return false;
        };
        let mut children: Vec<_> = pipeline.children().collect();
        for last in (1..children.len()).rev() {
            children.swap(last, random.below(last + 1));
        }
        // Elements in front are preferred, so that a random list gives a random order. Contradictory rules change nothing.
        if let Ok(order) = self.tree.solve(&children, &[], "") {
            let id = pipeline.id;
            self.tree.reorder(id, &order);
        }
        true
    }
}

impl<I: Ir> Tree<I> {
    fn pipelines(&self) -> Vec<&Element<I>> {
        let mut elements = self.root.walk();
        elements.retain(|element| element.anchor().is_some());
        elements
    }

    /// Returns the elements in an order that satisfies all strong rules, and the weak ones that do not contradict them. The
    /// elements of each pair in `fixed`, by their indices, keep their order.
    pub(crate) fn solve(
        &self,
        elements: &[&Element<I>],
        fixed: &[(usize, usize)],
        message: &str,
    ) -> Result<Vec<ElementId>, BuildError> {
        let units: Vec<Vec<OrderedPass>> = elements.iter().map(|element| element.runs()).collect();
        let table = RuleTable::new(units.concat(), &self.rules);
        let mut facts = table.facts().into_iter();
        let sizes = units.iter().map(Vec::len);
        let facts = sizes.map(|size| facts.by_ref().take(size).collect());
        let order = text::order::sort(&facts.collect::<Vec<_>>(), fixed).map_err(|rules| {
            let drawing = self.order_report(table.describe(rules)).render_rules();
            BuildError::new(message).drawn(message, drawing)
        })?;
        let elements = order.into_iter().filter_map(|unit| elements.get(unit));
        Ok(elements.map(|element| element.id).collect())
    }
}

/// A random number generator that is the same for the same seed (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = mixed ^ (mixed >> 31);
        // Limits are small, so that the remainder is nearly uniform. It fits, because the limit does.
        usize::try_from(mixed % limit.max(1) as u64).unwrap_or_default()
    }
}
