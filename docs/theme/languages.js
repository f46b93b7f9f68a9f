// Colours for KDL and for MLIR's generic form, which the highlighter of mdBook does not know. The highlighter is a global variable that
// a later script sets, and the next one uses, so the languages are added when it is set.
(() => {
  const string = { className: "string", begin: '"', end: '"', contains: [{ begin: "\\\\." }] };
  const text = { className: "string", begin: '"""', end: '"""' };
  const comment = { className: "comment", begin: "//", end: "$" };
  const number = { className: "number", begin: "\\b\\d[\\w.]*" };
  const plain = { begin: "[A-Za-z_][\\w$.-]*" };
  const languages = {
    kdl: [
      comment,
      text,
      string,
      { className: "literal", begin: "#(true|false|null)\\b" },
      { className: "attr", begin: "[\\w-]+(?==)" },
      { className: "keyword", begin: "^\\s*[a-z][\\w-]*" },
      number,
      plain,
    ],
    mlir: [
      comment,
      string,
      { className: "variable", begin: "%[\\w$.#-]+" },
      { className: "symbol", begin: "@[\\w$.-]+" },
      { className: "type", begin: "\\b([su]?i\\d+|index|f\\d+|bf16|tensor|memref|vector)\\b" },
      number,
      plain,
    ],
  };
  let highlighter;
  Object.defineProperty(window, "hljs", {
    configurable: true,
    get: () => highlighter,
    set: (it) => {
      highlighter = it;
      for (const [name, contains] of Object.entries(languages)) {
        highlighter.registerLanguage(name, () => ({ contains }));
      }
      // Shown as they are.
      for (const name of ["tablegen", "cmake", "ninja", "jinja", "console", "mermaid"]) {
        highlighter.registerLanguage(name, () => ({ contains: [] }));
      }
    },
  });
})();
