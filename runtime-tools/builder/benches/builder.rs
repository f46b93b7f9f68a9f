//! The time that it takes to put a pipeline together with a builder, and to sort its passes.
//!
//! Prints one line per number: its name, the median of some samples, and the limit that it is to keep.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement talks to a terminal"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use pass_builder::{PipelineBuilder, PipelineExtension, Position};
use pass_runtime::info::{OrderRule, OrderTarget, Relation, Strength};
use pass_runtime::options::{NoOptions, UntypedOptions};
use pass_runtime::registry::BuildError;
use pass_runtime::{Failure, OperationPass, Pass, PassContext, PassInfo, PassRegistry, Preserved};
use pass_toy::tree::{Node, Tree};

const EXTENSIONS: usize = 100;
const SAMPLES: usize = 15;

/// A pass that does nothing, under many names.
#[derive(Clone)]
struct Idle;

impl Pass for Idle {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("Idle", "idle");

    fn from_options(NoOptions: NoOptions) -> Self {
        Self
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Tree> for Idle {
    fn run_on_operation(
        &self,
        _: &mut Node,
        _: &mut PassContext<'_, Tree>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

/// The names of the passes, and edges between them that their order keeps.
struct Input {
    names: Vec<&'static str>,
    edges: Vec<(&'static str, OrderRule<'static>)>,
    registry: PassRegistry<Tree>,
}

impl Input {
    fn new(passes: usize, edges: usize) -> Self {
        let mut registry = PassRegistry::new();
        let names: Vec<&'static str> = (0..passes).map(|n| &*format!("p{n}").leak()).collect();
        for name in &names {
            let info = Box::leak(Box::new(Idle::INFO.variant(name)));
            registry.register_variant::<Idle>(info).unwrap();
        }
        let mut state = 1_usize;
        let mut below = |limit: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) % limit
        };
        let edges = (0..edges).map(|_| {
            let first = below(passes - 1);
            let second = first + 1 + below(passes - first - 1);
            let target = OrderTarget::Pass(names[second]);
            let rule = OrderRule::new(Relation::Before, target, Strength::Strong, "");
            (names[first], rule)
        });
        let edges = edges.collect();
        Self {
            names,
            edges,
            registry,
        }
    }

    fn builder(&self) -> PipelineBuilder<'_, Tree> {
        PipelineBuilder::new("root", &self.registry, &())
    }

    fn build(&self) {
        let extensions: Vec<Inserts> = (0..EXTENSIONS)
            .map(|n| Inserts {
                name: format!("extension {n}"),
                target: self.names[n * self.names.len() / EXTENSIONS],
            })
            .collect();
        let extensions: Vec<&dyn PipelineExtension<Tree>> = extensions
            .iter()
            .map(|extension| extension as &dyn PipelineExtension<Tree>)
            .collect();
        let mut builder = self.builder();
        for (pass, rule) in &self.edges {
            builder.add_rule(pass, *rule).unwrap();
        }
        for name in &self.names {
            builder.append(name, UntypedOptions::new()).unwrap();
        }
        builder.extend(&extensions).unwrap();
        black_box(builder.build().unwrap());
    }

    /// Sorts the passes, which come in the wrong order.
    fn sort(&self) {
        let mut builder = self.builder();
        builder.defer_order();
        for (pass, rule) in &self.edges {
            builder.add_rule(pass, *rule).unwrap();
        }
        for name in self.names.iter().rev() {
            builder.append(name, UntypedOptions::new()).unwrap();
        }
        builder.sort().unwrap();
        black_box(builder.build().unwrap());
    }
}

/// An extension that inserts one pass.
struct Inserts {
    name: String,
    target: &'static str,
}

impl PipelineExtension<Tree> for Inserts {
    fn name(&self) -> &str {
        &self.name
    }

    fn extend(&self, builder: &mut PipelineBuilder<'_, Tree>) -> Result<(), BuildError> {
        builder.insert(Position::after(self.target), Idle)?;
        Ok(())
    }
}

fn milliseconds(work: impl Fn()) -> f64 {
    let timed = |_| {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    let mut samples: Vec<Duration> = (0..SAMPLES).map(timed).collect();
    samples.sort_unstable();
    samples[samples.len() / 2].as_secs_f64() * 1e3
}

fn main() {
    let line = |name: &str, value: f64, limit: &str| println!("{name:<52} {value:>8.2}  {limit}");
    let (small, large) = (Input::new(1_000, 2_000), Input::new(10_000, 20_000));
    let name = "ms, 1,000 passes, 100 extensions, 2,000 edges";
    line(name, milliseconds(|| small.build()), "at most 5");
    let name = "ms, 10,000 passes, 100 extensions, 20,000 edges";
    line(name, milliseconds(|| large.build()), "at most 60");
    let name = "ms, 10,000 passes sorted by 20,000 edges";
    line(name, milliseconds(|| large.sort()), "at most 200");
}
