//! Functions in which a pattern merges each link with the one before it. They reveal a step whose cost grows with the number of links
//! that are merged already.

/// A family of functions of one shape and any length.
pub(super) struct Chain {
    pub(super) name: &'static str,
    /// The reason why more than linear time is accepted.
    pub(super) superlinear_reason: Option<&'static str>,
    signature: &'static str,
    arguments: &'static str,
    /// Returns the text of the link with an index.
    write_link: fn(usize) -> String,
    /// Returns the terminator behind a number of links.
    write_terminator: fn(usize) -> String,
}

pub(super) const CHAINS: [Chain; 6] = [
    Chain {
        name: "sums with a constant",
        superlinear_reason: None,
        signature: "(i32) -> i32",
        arguments: "%0: i32",
        write_link: |index| {
            format!(
                "%c{index} = \"arith.constant\"() <{{value = 3 : i32}}> : () -> i32\n\
                 %{} = \"arith.addi\"(%{index}, %c{index}) : (i32, i32) -> i32",
                index + 1
            )
        },
        write_terminator: return_last,
    },
    Chain {
        name: "selects by one condition",
        superlinear_reason: None,
        signature: "(i32, i1, i32) -> i32",
        arguments: "%0: i32, %c: i1, %x: i32",
        write_link: |index| {
            format!(
                "%{} = \"arith.select\"(%c, %{index}, %x) : (i1, i32, i32) -> i32",
                index + 1
            )
        },
        write_terminator: return_last,
    },
    Chain {
        name: "ifs with results",
        superlinear_reason: Some(
            "a merged `if` looks for uses of the shared condition in its branches, as in mlir-opt",
        ),
        signature: "(i32, i1) -> i32",
        arguments: "%0: i32, %c: i1",
        write_link: |index| {
            format!(
                "%{} = \"scf.if\"(%c) ({{\n%t{index} = \"arith.addi\"(%{index}, %0) : (i32, i32) -> i32\n\
                 \"scf.yield\"(%t{index}) : (i32) -> ()\n}}, {{\n\"scf.yield\"(%{index}) : (i32) -> ()\n}}) : (i1) -> i32",
                index + 1
            )
        },
        write_terminator: return_last,
    },
    Chain {
        name: "ifs without results",
        superlinear_reason: Some(
            "a merged `if` looks for uses of the shared condition in its branches, as in mlir-opt",
        ),
        signature: "(i1) -> ()",
        arguments: "%c: i1",
        write_link: |_| {
            "\"scf.if\"(%c) ({\n\"func.call\"() <{callee = @g}> : () -> ()\n\"scf.yield\"() : () -> ()\n}, {}) : (i1) -> ()"
                .to_owned()
        },
        write_terminator: |_| "\"func.return\"() : () -> ()".to_owned(),
    },
    Chain {
        name: "diamonds of branches",
        superlinear_reason: None,
        signature: "(i1) -> ()",
        arguments: "%c: i1",
        write_link: |index| {
            format!(
                "\"cf.cond_br\"(%c)[^t{index}, ^f{index}] <{{operandSegmentSizes = array<i32: 1, 0, 0>}}> : (i1) -> ()\n\
                 ^t{index}:\n\"func.call\"() <{{callee = @g}}> : () -> ()\n\"cf.br\"()[^m{index}] : () -> ()\n\
                 ^f{index}:\n\"cf.br\"()[^m{index}] : () -> ()\n^m{index}:"
            )
        },
        write_terminator: |_| "\"func.return\"() : () -> ()".to_owned(),
    },
    Chain {
        name: "insertions and extractions",
        superlinear_reason: Some(
            "each extraction walks the insertions before it, as in the fold of mlir-opt",
        ),
        signature: "(!llvm.struct<(i32, i32)>, i32) -> i32",
        arguments: "%s0: !llvm.struct<(i32, i32)>, %0: i32",
        write_link: |index| {
            let ty = "!llvm.struct<(i32, i32)>";
            let next = index + 1;
            format!(
                "%s{next} = \"llvm.insertvalue\"(%s{index}, %{index}) <{{position = array<i64: 0>}}> : ({ty}, i32) -> {ty}\n\
                 %{next} = \"llvm.extractvalue\"(%s{next}) <{{position = array<i64: 1>}}> : ({ty}) -> i32"
            )
        },
        write_terminator: return_last,
    },
];

fn return_last(count: usize) -> String {
    format!("\"func.return\"(%{count}) : (i32) -> ()")
}

impl Chain {
    /// Returns a module with a function of a number of links.
    pub(super) fn module(&self, count: usize) -> String {
        let links: Vec<String> = (0..count).map(self.write_link).collect();
        let Self {
            signature,
            arguments,
            ..
        } = self;
        format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"g\", sym_visibility = \"private\"}}> ({{}}) : () -> ()\n\
             \"func.func\"() <{{function_type = {signature}, sym_name = \"f\"}}> ({{\n^e({arguments}):\n{}\n{}\n}}) : () -> ()\n",
            links.join("\n"),
            (self.write_terminator)(count)
        )
    }
}
