// Drives the server with the protocol library of VS Code: life cycle, 10,000 random edits, cancellation.

const assert = require("node:assert/strict");
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");

// The library is installed with the extension.
const extension = createRequire(path.join(__dirname, "../vscode/package.json"));
const protocol = extension("vscode-languageserver-protocol/node");

const folder = path.join(__dirname, "zoo");
const original = fs.readFileSync(path.join(folder, "zoo.kdl"), "utf8");
const address = (name) => `file://${path.join(folder, name)}`;
const uri = address("zoo.kdl");

function start() {
  const server = spawn(process.env.PASSWRIGHT ?? "passwright", ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
  const connection = protocol.createProtocolConnection(
    new protocol.StreamMessageReader(server.stdout),
    new protocol.StreamMessageWriter(server.stdin),
  );
  const ended = new Promise((resolve) => server.on("exit", resolve));
  connection.listen();
  return { connection, ended };
}

async function initialize(connection) {
  const answer = await connection.sendRequest(protocol.InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
    workspaceFolders: [{ uri: `file://${folder}`, name: "zoo" }],
  });
  assert.equal(answer.serverInfo.name, "passwright");
  assert.equal(answer.capabilities.textDocumentSync, protocol.TextDocumentSyncKind.Incremental);
  await connection.sendNotification(protocol.InitializedNotification.type, {});
}

async function open(connection, text) {
  await connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: "kdl", version: 1, text },
  });
}

async function end({ connection, ended }) {
  await connection.sendRequest(protocol.ShutdownRequest.type);
  await connection.sendNotification(protocol.ExitNotification.type);
  assert.equal(await ended, 0);
}

async function lifeCycle() {
  const server = start();
  const { connection } = server;
  // The protocol has an error for requests that come too early.
  const early = connection.sendRequest(protocol.HoverRequest.type, { textDocument: { uri }, position: { line: 0, character: 0 } });
  await assert.rejects(early, (error) => error.code === protocol.ErrorCodes.ServerNotInitialized);
  const watched = new Promise((resolve) => connection.onRequest(protocol.RegistrationRequest.type, resolve));
  const found = new Promise((resolve) => connection.onNotification(protocol.PublishDiagnosticsNotification.type, resolve));
  await initialize(connection);
  assert.equal((await watched).registrations[0].method, "workspace/didChangeWatchedFiles");
  await open(connection, original);
  const { diagnostics } = await found;
  assert.deepEqual(diagnostics.map((it) => it.code), ["PW0203"]);
  await connection.sendRequest(protocol.ShutdownRequest.type);
  const late = connection.sendRequest(protocol.DocumentSymbolRequest.type, { textDocument: { uri } });
  await assert.rejects(late, (error) => error.code === protocol.ErrorCodes.InvalidRequest);
  await connection.sendNotification(protocol.ExitNotification.type);
  assert.equal(await server.ended, 0);

  // Without a shutdown, the exit status says so.
  const abrupt = start();
  await initialize(abrupt.connection);
  await abrupt.connection.sendNotification(protocol.ExitNotification.type);
  assert.equal(await abrupt.ended, 1);
}

let seed = 11;
const below = (end) => (seed = (seed * 1103515245 + 12345) % 2147483648) % end;
const pieces = ['"', "{", "}", "\n", " ", "😀ä", 'run "feed"', "/*", "*/", "//", '"""', "=", ";", "#", "$"];

async function questions(connection, text, offset) {
  const lines = text.slice(0, offset).split("\n");
  const position = { line: lines.length - 1, character: lines.at(-1).length };
  const at = { textDocument: { uri }, position };
  const asked = [
    connection.sendRequest(protocol.CompletionRequest.type, at),
    connection.sendRequest(protocol.HoverRequest.type, at),
    connection.sendRequest(protocol.DefinitionRequest.type, at),
    connection.sendRequest(protocol.DocumentSymbolRequest.type, at),
    connection.sendRequest(protocol.FoldingRangeRequest.type, at),
    connection.sendRequest(protocol.SemanticTokensRequest.type, at),
  ];
  return Promise.all(asked);
}

// Whatever is typed, the server knows the same as if the text had just been opened.
async function randomEdits() {
  const [server, fresh] = [start(), start()];
  await Promise.all([initialize(server.connection), initialize(fresh.connection)]);
  let text = original;
  await open(server.connection, text);
  let changes = [];
  for (let round = 1; round <= 10000; round++) {
    if (round % 400 === 0) {
      text = original;
      changes.push({ text });
    } else {
      // Half of a letter is no place for an edit.
      const whole = (at) => (/[\uDC00-\uDFFF]/.test(text[at] ?? "") ? at - 1 : at);
      const start = whole(below(text.length + 1));
      const end = whole(Math.min(text.length, start + below(8)));
      const place = (offset) => {
        const lines = text.slice(0, offset).split("\n");
        return { line: lines.length - 1, character: lines.at(-1).length };
      };
      const piece = pieces[below(pieces.length)];
      changes.push({ range: { start: place(start), end: place(end) }, text: piece });
      text = text.slice(0, start) + piece + text.slice(end);
    }
    if (round % 100 === 0 || round % 400 === 9) {
      await server.connection.sendNotification(protocol.DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version: round + 1 },
        contentChanges: changes,
      });
      changes = [];
    }
    if (round % 400 === 9) {
      const offset = below(text.length);
      const answers = await questions(server.connection, text, offset);
      await open(fresh.connection, text);
      assert.deepEqual(answers, await questions(fresh.connection, text, offset), `after edit ${round}:\n${text}`);
    }
  }
  await Promise.all([end(server), end(fresh)]);
}

async function cancellation() {
  const server = start();
  const { connection } = server;
  await initialize(connection);
  const passes = Array.from({ length: 500 }, (_, at) => `pass "A${at}" "a${at}" { summary "One"; }\n`);
  await open(connection, `group "G" {\n${passes.join("")}}\n`);
  const source = new protocol.CancellationTokenSource();
  const asked = [];
  for (let at = 0; at < 50; at++) {
    asked.push(connection.sendRequest(protocol.DocumentSymbolRequest.type, { textDocument: { uri } }, source.token));
  }
  source.cancel();
  const answers = await Promise.allSettled(asked);
  const cancelled = answers.filter((it) => it.status === "rejected");
  assert.ok(cancelled.length > 0, "no request was cancelled in time");
  for (const { reason } of cancelled) {
    assert.equal(reason.code, protocol.LSPErrorCodes.RequestCancelled);
  }
  // The others are answered all the same, and so is whatever comes next.
  const next = await connection.sendRequest(protocol.DocumentSymbolRequest.type, { textDocument: { uri } });
  assert.equal(next[0].children.length, 500);
  await end(server);
}

async function main() {
  for (const test of [lifeCycle, randomEdits, cancellation]) {
    const start = Date.now();
    await test();
    console.log(`protocol: ${test.name} in ${Date.now() - start} ms`);
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
