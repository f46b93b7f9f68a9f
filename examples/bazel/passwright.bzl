"""Rules that make Rust and reference pages out of pass definitions, and that run passes on a module."""

def _run(ctx, command):
    output = ctx.actions.declare_file(ctx.attr.name)
    ctx.actions.run(
        executable = ctx.executable._passwright,
        arguments = [command] + [file.path for file in ctx.files.srcs] + ["-o", output.path],
        inputs = ctx.files.srcs + ctx.files.includes,
        outputs = [output],
        mnemonic = "Passwright",
        progress_message = "passwright %s %s" % (command, ctx.attr.name),
    )
    return [DefaultInfo(files = depset([output]))]

def _rust(ctx):
    return _run(ctx, "gen")

def _docs(ctx):
    return _run(ctx, "docs")

_ATTRIBUTES = {
    # The definitions.
    "srcs": attr.label_list(allow_files = [".kdl"], mandatory = True),
    # The files that they include. In the sandbox there are no others, so that a missing one is an error.
    "includes": attr.label_list(allow_files = [".kdl"]),
    "_passwright": attr.label(
        default = "//tools:passwright",
        allow_single_file = True,
        executable = True,
        cfg = "exec",
    ),
}

pass_rust = rule(
    implementation = _rust,
    attrs = _ATTRIBUTES,
    doc = "Rust out of definitions; the name is that of the file.",
)

pass_docs = rule(
    implementation = _docs,
    attrs = _ATTRIBUTES,
    doc = "A reference page out of definitions; the name is that of the file.",
)

def _optimized(ctx):
    output = ctx.actions.declare_file(ctx.attr.name)
    arguments = ctx.actions.args()
    arguments.use_param_file("@%s")
    arguments.set_param_file_format("multiline")
    arguments.add(ctx.file.src)
    arguments.add("--pass-pipeline=" + ctx.attr.pipeline)
    arguments.add("-o", output)
    ctx.actions.run(
        executable = ctx.executable._pass_opt,
        arguments = [arguments],
        inputs = [ctx.file.src],
        outputs = [output],
        mnemonic = "PassOpt",
        progress_message = "pass-opt %s" % ctx.attr.name,
    )
    return [DefaultInfo(files = depset([output]))]

optimized_module = rule(
    implementation = _optimized,
    attrs = {
        "src": attr.label(allow_single_file = [".mlir"], mandatory = True),
        "pipeline": attr.string(mandatory = True),
        "_pass_opt": attr.label(
            default = "//tools:pass-opt",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
    doc = "A module after a pipeline; the name is that of the file.",
)
