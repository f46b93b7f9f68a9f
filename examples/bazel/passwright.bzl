"""Rules that make Rust and reference pages out of pass definitions."""

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
