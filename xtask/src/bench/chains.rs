//! Functions in which one pattern merges each operation with the one before it, so that a step whose cost grows with what
//! has been merged shows.

/// A shape of functions.
pub(super) struct Chain {
    pub(super) name: &'static str,
    /// The reason for more than linear time; empty if there is none.
    pub(super) reason: &'static str,
    signature: &'static str,
    arguments: &'static str,
    /// Writes the operation with that number.
    link: fn(usize) -> String,
    /// Writes the last operations, behind that number of others.
    end: fn(usize) -> String,
}

pub(super) const CHAINS: [Chain; 6] = [
    Chain {
        name: "sums with a constant",
        reason: "",
        signature: "(i32) -> i32",
        arguments: "%0: i32",
        link: |link| {
            format!(
                "%c{link} = \"arith.constant\"() <{{value = 3 : i32}}> : () -> i32\n\
                 %{} = \"arith.addi\"(%{link}, %c{link}) : (i32, i32) -> i32",
                link + 1
            )
        },
        end: return_last,
    },
    Chain {
        name: "selects by one condition",
        reason: "",
        signature: "(i32, i1, i32) -> i32",
        arguments: "%0: i32, %c: i1, %x: i32",
        link: |link| {
            format!(
                "%{} = \"arith.select\"(%c, %{link}, %x) : (i1, i32, i32) -> i32",
                link + 1
            )
        },
        end: return_last,
    },
    Chain {
        name: "ifs with results",
        reason: "a merged `if` looks for uses of the shared condition in its branches, as in mlir-opt",
        signature: "(i32, i1) -> i32",
        arguments: "%0: i32, %c: i1",
        link: |link| {
            format!(
                "%{} = \"scf.if\"(%c) ({{\n%t{link} = \"arith.addi\"(%{link}, %0) : (i32, i32) -> i32\n\
                 \"scf.yield\"(%t{link}) : (i32) -> ()\n}}, {{\n\"scf.yield\"(%{link}) : (i32) -> ()\n}}) : (i1) -> i32",
                link + 1
            )
        },
        end: return_last,
    },
    Chain {
        name: "ifs without results",
        reason: "a merged `if` looks for uses of the shared condition in its branches, as in mlir-opt",
        signature: "(i1) -> ()",
        arguments: "%c: i1",
        link: |_| {
            "\"scf.if\"(%c) ({\n\"func.call\"() <{callee = @g}> : () -> ()\n\"scf.yield\"() : () -> ()\n}, {}) : (i1) -> ()"
                .to_owned()
        },
        end: |_| "\"func.return\"() : () -> ()".to_owned(),
    },
    Chain {
        name: "diamonds of branches",
        reason: "",
        signature: "(i1) -> ()",
        arguments: "%c: i1",
        link: |link| {
            format!(
                "\"cf.cond_br\"(%c)[^t{link}, ^f{link}] <{{operandSegmentSizes = array<i32: 1, 0, 0>}}> : (i1) -> ()\n\
                 ^t{link}:\n\"func.call\"() <{{callee = @g}}> : () -> ()\n\"cf.br\"()[^m{link}] : () -> ()\n\
                 ^f{link}:\n\"cf.br\"()[^m{link}] : () -> ()\n^m{link}:"
            )
        },
        end: |_| "\"func.return\"() : () -> ()".to_owned(),
    },
    Chain {
        name: "insertions and extractions",
        reason: "each extraction walks the insertions before it, as the fold of mlir-opt",
        signature: "(!llvm.struct<(i32, i32)>, i32) -> i32",
        arguments: "%s0: !llvm.struct<(i32, i32)>, %0: i32",
        link: |link| {
            let ty = "!llvm.struct<(i32, i32)>";
            let next = link + 1;
            format!(
                "%s{next} = \"llvm.insertvalue\"(%s{link}, %{link}) <{{position = array<i64: 0>}}> : ({ty}, i32) -> {ty}\n\
                 %{next} = \"llvm.extractvalue\"(%s{next}) <{{position = array<i64: 1>}}> : ({ty}) -> i32"
            )
        },
        end: return_last,
    },
];

fn return_last(count: usize) -> String {
    format!("\"func.return\"(%{count}) : (i32) -> ()")
}

impl Chain {
    /// Returns a module with a function of that many links.
    pub(super) fn module(&self, count: usize) -> String {
        let links: Vec<String> = (0..count).map(self.link).collect();
        let Self {
            signature,
            arguments,
            ..
        } = self;
        format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"g\", sym_visibility = \"private\"}}> ({{}}) : () -> ()\n\
             \"func.func\"() <{{function_type = {signature}, sym_name = \"f\"}}> ({{\n^e({arguments}):\n{}\n{}\n}}) : () -> ()\n",
            links.join("\n"),
            (self.end)(count)
        )
    }
}
