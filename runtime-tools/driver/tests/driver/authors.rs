//! Mistakes of the authors of passes, which the driver finds before a user does.

use expect_test::{Expect, expect};
use pass_driver::{Driver, Streams};
use pass_runtime::info::StatisticInfo;
use pass_runtime::options::NoOptions;
use pass_runtime::registry::RegisterError;
use pass_runtime::schedule::Parallel;
use pass_runtime::{
    Failure, OperationPass, Pass, PassContext, PassInfo, PassManager, PassRegistry, Preserved,
    Statistic,
};

use pass_toy::{Op, Toy};

/// A pass with this information, and what it does.
macro_rules! pass {
    ($name:ident, $info:expr, |$op:ident| $body:expr) => {
        #[derive(Clone, Debug)]
        struct $name;

        impl Pass for $name {
            type Options = NoOptions;
            const INFO: &'static PassInfo = &$info;

            fn from_options(_: NoOptions) -> Self {
                Self
            }

            fn to_options(&self) -> NoOptions {
                NoOptions
            }
        }

        impl OperationPass<Toy> for $name {
            fn run_on_operation(
                &self,
                $op: &mut Op,
                _: &mut PassContext<'_, Toy>,
            ) -> Result<Preserved, Failure> {
                $body
            }
        }
    };
}

pass!(Liar, PassInfo::new("Liar", "liar"), |op| {
    op.symbol.push('x');
    Ok(Preserved::all())
});
pass!(Honest, PassInfo::new("Honest", "honest"), |op| {
    op.symbol.push('x');
    Ok(Preserved::none())
});
pass!(
    Clash,
    PassInfo::new("Clash", "o").origin("passes.kdl:3"),
    |_op| Ok(Preserved::all())
);
pass!(
    Misspelt,
    PassInfo::new("Misspelt", "misspelt")
        .ops(&["func.fnc"])
        .origin("passes.kdl:7"),
    |_op| Ok(Preserved::all())
);

fn check(
    register: fn(&mut PassRegistry<Toy>) -> Result<(), RegisterError>,
    args: &[&str],
    expected: Expect,
) {
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut "func.func @f\n".as_bytes(),
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let driver = Driver::<Toy>::new("toy-opt").passes(register);
    let status = driver.run(args.iter().map(Into::into), streams);
    let [stdout, stderr] = [stdout, stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    expected.assert_eq(&format!("{status}\n{stdout}{stderr}"));
}

#[test]
fn a_pass_that_changes_the_ir_in_secret_fails() {
    let pipeline = "--pass-pipeline=builtin.module(func.func(liar))";
    check(
        |registry| registry.register::<Liar>(),
        &[pipeline, "--check-unchanged"],
        expect![[r#"
            1
            <stdin>:1:1: error: 'func.func' op was changed by pass 'Liar', which returned `Preserved::all()`: verification and invalidation of analyses were skipped
            func.func @f
            ^
            <stdin>:1:1: note: see current operation: "func.func" @fx
        "#]],
    );
    check(
        |registry| registry.register::<Liar>(),
        &[pipeline, "--check-unchanged=false"],
        expect![[r#"
            0
            builtin.module
              func.func @fx
        "#]],
    );
    check(
        |registry| registry.register::<Honest>(),
        &[
            "--pass-pipeline=builtin.module(func.func(honest))",
            "--check-unchanged",
        ],
        expect![[r#"
            0
            builtin.module
              func.func @fx
        "#]],
    );
}

#[test]
fn a_pass_named_like_a_flag_is_refused() {
    check(
        |registry| registry.register::<Clash>(),
        &["--list-passes"],
        expect![[r#"
            1
            toy-opt: error: `Clash` (passes.kdl:3) cannot be given as a flag: 'o' is a flag of this tool (Write the result to this file once all went well; '-' is standard output)
        "#]],
    );
}

#[test]
fn a_pass_may_have_the_name_of_no_flag() {
    let flags = shown_flags();
    for known in ["h", "o", "p", "verify-each"] {
        assert!(flags.iter().any(|flag| flag == known), "{known}: {flags:?}");
    }
    for flag in flags {
        let name: &'static str = flag.leak();
        let info: &'static PassInfo = Box::leak(Box::new(PassInfo::new("Clash", name)));
        let register = move |registry: &mut PassRegistry<Toy>| {
            registry.register_with::<Clash>(info, Clash::from_options)
        };
        let registry = Driver::<Toy>::new("toy-opt").passes(register).registry();
        let error = registry.err().map(|error| error.to_string());
        let is_refused = error.is_some_and(|error| error.contains("is a flag of this tool"));
        assert!(is_refused, "{name}");
    }
}

/// The names of all flags that `--help` shows.
fn shown_flags() -> Vec<String> {
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut "".as_bytes(),
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    Driver::<Toy>::new("toy-opt").run(["--help".into()], streams);
    let help = String::from_utf8_lossy(&stdout);
    let lines = help.lines().skip_while(|line| *line != "Input and output:");
    let flags = lines.filter(|line| line.starts_with("  -"));
    let names = flags.flat_map(|line| line.split(" - ").next().unwrap_or_default().split(", "));
    let plain = |name: &str| name.trim().split(['=', '[']).next().map(str::to_owned);
    let names = names
        .filter_map(plain)
        .map(|name| name.trim_start_matches('-').to_owned());
    names.collect()
}

#[test]
fn an_anchor_that_does_not_exist_is_the_authors_mistake() {
    check(
        |registry| registry.register::<Misspelt>(),
        &[],
        expect![[r#"
            1
            toy-opt: error: pass 'Misspelt' (passes.kdl:7) declares operation 'func.fnc', which does not exist
            note: known operations: `builtin.module`, `func.func`, `test.invalid`, `test.leaf`
            help: did you mean `func.func`?
        "#]],
    );
}

#[derive(Clone, Debug)]
struct Longest {
    longest: Statistic,
}

impl Pass for Longest {
    type Options = NoOptions;

    const INFO: &'static PassInfo = &PassInfo::new("Longest", "longest")
        .statistics(&[StatisticInfo::new("longest", "Letters of the longest symbol").as_maximum()]);

    fn from_options(_: NoOptions) -> Self {
        let longest = Statistic::new().as_maximum();
        Self { longest }
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }

    fn statistics(&self) -> Vec<&Statistic> {
        vec![&self.longest]
    }
}

impl OperationPass<Toy> for Longest {
    fn run_on_operation(
        &self,
        op: &mut Op,
        _: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        self.longest.raise(op.symbol.len() as u64);
        Ok(Preserved::all())
    }
}

/// Each thread has its copy of the pass; the maximum over all is not the sum of theirs.
#[test]
fn a_maximum_stays_one_over_threads_and_runs() {
    let mut registry = PassRegistry::<Toy>::new();
    registry.register::<Longest>().unwrap();
    let cx = pass_toy::Context::default();
    let pipeline = registry.parse(&cx, "builtin.module(func.func(longest))");
    let mut manager = PassManager::from(pipeline.unwrap());
    manager.set_schedule(Parallel::new(2).unwrap());
    let text: String = (0..100).map(|n| format!("func.func @f{n}\n")).collect();
    for _ in 0..3 {
        let mut silent = |_| ();
        let options = pass_runtime::ir::ParseOptions::default();
        let mut root =
            <Toy as pass_runtime::ir::IrText>::parse(&cx, "t", &text, options, &mut silent)
                .unwrap();
        manager.run(&cx, &mut root, &mut drop).unwrap();
    }
    let counted = manager.statistics().unwrap();
    let nested = &counted.nested.as_ref().unwrap()[0];
    let (info, value) = nested.nested.as_ref().unwrap()[0].statistics[0];
    assert_eq!((info.maximum, value), (true, 3));
}
