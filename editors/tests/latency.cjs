// The time from an edit to diagnostics, and to completions, in a file of 1,000 passes.

const assert = require("node:assert/strict");
const { spawn } = require("node:child_process");
const { createRequire } = require("node:module");
const path = require("node:path");

// The library is installed with the extension.
const extension = createRequire(path.join(__dirname, "../vscode/package.json"));
const protocol = extension("vscode-languageserver-protocol/node");

const PASSES = 1_000;
const EDITS = 50;
const uri = "file:///bench/passes.kdl";
const passes = Array.from({ length: PASSES }, (_, index) => `    pass "Pass${index}" "pass-${index}" {
        op "func.func"
        summary "Pass number ${index}"
        option "rounds" "u8" default=3 min=1 "Most rounds"
        option "mode" "Mode" default="fast"
        statistic "num_done" "Operations done"
    }`);
const text = `group "Bench" {
    enum "Mode" { value "Fast"; value "Slow"; }
${passes.join("\n")}
    pipeline "All" "all" {
        summary "All"
        body {
        run "pass-50"
        }
    }
}
`;
const line = text.split("\n").findIndex((line) => line.includes("run "));

const server = spawn(process.env.PASSWRIGHT ?? "passwright", ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
const connection = protocol.createProtocolConnection(
  new protocol.StreamMessageReader(server.stdout),
  new protocol.StreamMessageWriter(server.stdin),
);
connection.listen();

let version = 1;
let arrived = () => {};
connection.onNotification(protocol.PublishDiagnosticsNotification.type, (params) => {
  if (params.version === version) arrived(performance.now());
});
const diagnostics = (send) => {
  const time = new Promise((resolve) => { arrived = resolve; });
  return Promise.all([send(), time]).then(([, end]) => end);
};
const change = (newText) => {
  version += 1;
  const range = { start: { line, character: 0 }, end: { line, character: 1000 } };
  return connection.sendNotification(protocol.DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version },
    contentChanges: [{ range, text: newText }],
  });
};

function report(what, times, wanted) {
  times.sort((one, other) => one - other);
  const [median, most] = [times[times.length >> 1], times.at(-1)].map((time) => time.toFixed(1));
  console.log(`${what}: median ${median} ms, slowest ${most} ms, wanted below ${wanted} ms`);
}

(async () => {
  await connection.sendRequest(protocol.InitializeRequest.type, { processId: process.pid, rootUri: null, capabilities: {}, workspaceFolders: null });
  await connection.sendNotification(protocol.InitializedNotification.type, {});
  const textDocument = { uri, languageId: "kdl", version, text };
  await diagnostics(() => connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, { textDocument }));
  const [checked, completed] = [[], []];
  for (let edit = 0; edit < EDITS; edit += 1) {
    // A letter more at the end of the name of a pass, and back.
    let start = performance.now();
    checked.push((await diagnostics(() => change(`        run "pass-50${edit % 2 ? "" : "x"}"`))) - start);
    const rest = diagnostics(() => change('        run "pass-5'));
    start = performance.now();
    const found = await connection.sendRequest(protocol.CompletionRequest.type, { textDocument: { uri }, position: { line, character: 19 } });
    completed.push(performance.now() - start);
    assert.equal((found.items ?? found).length, PASSES);
    await rest;
  }
  console.log(`a file of ${PASSES} passes and ${text.length} bytes, ${EDITS} edits`);
  report("diagnostics after an edit", checked, 100);
  report("completions after an edit", completed, 30);
  await connection.sendRequest(protocol.ShutdownRequest.type);
  await connection.sendNotification(protocol.ExitNotification.type);
})();
