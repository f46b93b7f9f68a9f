// Asks rust-analyzer where an option of a crate that `passwright new` made is defined, and what an editor shows of the option and
// of its pass: `node rust_analyzer.cjs CRATE`.

const assert = require("node:assert/strict");
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");
const { fileURLToPath, pathToFileURL } = require("node:url");

// The library is installed with the extension for Visual Studio Code.
const extension = createRequire(path.join(__dirname, "../vscode/package.json"));
const protocol = extension("vscode-languageserver-protocol/node");

const folder = path.resolve(process.argv[2]);
const file = path.join(folder, "src/count_ops.rs");
const uri = pathToFileURL(file).href;
const text = fs.readFileSync(file, "utf8");
const use = "self.most";

// Beside `passes.kdl`, the line that includes what is generated, since rust-analyzer does not look into a call of a macro there,
// and the documentation of the declaration.
const definitions = path.join(folder, "passes.kdl");
const expected = fs.existsSync(definitions)
  ? ["declares", "include!(", "pub most: u64", "Report an error above this number"]
  : ["#[option(default = 1000)]", "pub(super) most: u64,"];

async function main() {
  const server = spawn("rust-analyzer", { cwd: folder, stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((resolve) => server.on("exit", resolve));
  const connection = protocol.createProtocolConnection(
    new protocol.StreamMessageReader(server.stdout),
    new protocol.StreamMessageWriter(server.stdin),
  );
  // It answers what it knows until crates are built, and says when that is done.
  const ready = new Promise((resolve) =>
    connection.onNotification("experimental/serverStatus", (status) => status.quiescent && resolve(status)),
  );
  connection.onRequest(protocol.WorkDoneProgressCreateRequest.type, () => null);
  connection.listen();
  await connection.sendRequest(protocol.InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: {
      experimental: { serverStatusNotification: true },
      textDocument: { hover: { contentFormat: ["markdown"] } },
    },
    initializationOptions: { checkOnSave: false, cachePriming: { enable: false } },
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "new" }],
  });
  await connection.sendNotification(protocol.InitializedNotification.type, {});
  await connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: "rust", version: 1, text },
  });
  await ready;
  const before = text.slice(0, text.indexOf(use) + use.length - 1).split("\n");
  const option = { line: before.length - 1, character: before.at(-1).length };
  const places = await connection.sendRequest(protocol.DefinitionRequest.type, {
    textDocument: { uri },
    position: option,
  });
  const shown = [];
  for (const { uri, range } of places) {
    const lines = fs.readFileSync(fileURLToPath(uri), "utf8").split("\n").slice(0, range.start.line + 1);
    shown.push(...lines.slice(lines.lastIndexOf("") + 1));
  }
  // Behind the first letter of the name.
  const impl = text.slice(0, text.indexOf("for CountOps") + "for C".length).split("\n");
  const pass = { line: impl.length - 1, character: impl.at(-1).length };
  for (const position of [option, pass]) {
    const hover = await connection.sendRequest(protocol.HoverRequest.type, { textDocument: { uri }, position });
    shown.push(hover.contents.value);
  }
  let rest = shown.join("\n");
  for (const part of expected) {
    assert.ok(rest.includes(part), `no \`${part}\` in\n${rest}`);
    rest = rest.slice(rest.indexOf(part) + part.length);
  }
  await connection.sendRequest(protocol.ShutdownRequest.type);
  await connection.sendNotification(protocol.ExitNotification.type);
  await ended;
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
