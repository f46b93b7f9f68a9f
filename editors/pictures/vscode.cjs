// Pictures of Visual Studio Code: `node vscode.cjs PASSWRIGHT EXTENSION FOLDER` opens a copy of `passes.kdl` in code-server,
// which is Visual Studio Code in a browser, and writes pictures of it to the folder.

const { spawn, execFileSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const puppeteer = require("puppeteer-core");

const [passwright, extension, pictures] = process.argv.slice(2).map((name) => path.resolve(name));
const home = fs.mkdtempSync(path.join(os.tmpdir(), "pictures-"));
const work = path.join(home, "cleanup");
const port = 8200 + (process.pid % 1000);

const settings = {
  "passwright.path": passwright,
  "workbench.colorTheme": "Default Light Modern",
  "workbench.startupEditor": "none",
  "workbench.tips.enabled": false,
  "workbench.activityBar.location": "hidden",
  "workbench.layoutControl.enabled": false,
  "window.commandCenter": false,
  "window.menuBarVisibility": "hidden",
  "breadcrumbs.enabled": false,
  "editor.minimap.enabled": false,
  "editor.stickyScroll.enabled": false,
  "editor.fontSize": 13,
  "editor.lineHeight": 18,
  "editor.hover.delay": 100,
  "editor.cursorBlinking": "solid",
  "editor.acceptSuggestionOnEnter": "off",
  "editor.lightbulb.enabled": "off",
  "editor.suggest.showStatusBar": false,
  "editor.wordBasedSuggestions": "off",
  "scm.diffDecorations": "none",
  "chat.commandCenter.enabled": false,
};

const server = (...args) => [
  require.resolve("code-server/out/node/entry.js"),
  "--extensions-dir", path.join(home, "extensions"),
  "--user-data-dir", path.join(home, "user"),
  "--config", path.join(home, "config.yaml"),
  ...args,
];

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/// Waits until something answers at the address.
async function answer(address) {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (await fetch(address).then((response) => response.ok, () => false)) return;
    await pause(500);
  }
  throw new Error(`nothing answers at ${address}`);
}

/// Presses a combination such as `Control+Home`.
async function press(page, combination) {
  const keys = combination.split("+");
  for (const key of keys) await page.keyboard.down(key);
  for (const key of keys.reverse()) await page.keyboard.up(key);
}

/// Moves the cursor behind the first `text` of the file.
async function go(page, text) {
  const lines = fs.readFileSync(path.join(work, "passes.kdl"), "utf8");
  const before = lines.slice(0, lines.indexOf(text) + text.length).split("\n");
  await press(page, "Control+g");
  await pause(400);
  await page.keyboard.type(`${before.length}:${before.at(-1).length + 1}`);
  await page.keyboard.press("Enter");
  await pause(400);
}

/// Shows the file with other text in it, which is waited for until the server has seen it.
async function show(page, from, to) {
  const original = fs.readFileSync(path.join(__dirname, "passes.kdl"), "utf8");
  if (!original.includes(from)) throw new Error(`no ${from} in passes.kdl`);
  fs.writeFileSync(path.join(work, "passes.kdl"), original.replace(from, to));
  await pause(2500);
}

async function picture(page, name) {
  await pause(700);
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

async function take(page) {
  await page.goto(`http://127.0.0.1:${port}/?folder=${work}`);
  await page.waitForSelector(".monaco-workbench", { timeout: 60000 });
  await pause(4000);
  await press(page, "Control+b");
  await press(page, "Control+p");
  await pause(800);
  await page.keyboard.type("passes.kdl");
  await pause(1200);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".view-lines .mtk1", { timeout: 30000 });
  await pause(5000);

  // A misspelt name, with the fix that the server offers.
  await show(page, 'run "remove-dead"', 'run "remove-ded"');
  await go(page, 'run "remove-de');
  await press(page, "Control+Shift+m");
  await pause(1200);
  await press(page, "Control+1");
  await press(page, "Control+.");
  await picture(page, "vscode-fix");
  await press(page, "Control+j");

  // The options of a pass where a pipeline runs it.
  await show(page, " max-rounds=3", " ");
  await go(page, 'run "fold-constants" ');
  await press(page, "Control+ ");
  await pause(1500);
  await picture(page, "vscode-completion");

  // The documentation of a pass, with the Rust that comes out.
  await show(page, "group", "group");
  await go(page, 'run "fold-cons');
  await press(page, "Control+k");
  await press(page, "Control+i");
  await pause(1500);
  await picture(page, "vscode-hover");
}

async function main() {
  fs.mkdirSync(path.join(home, "user/User"), { recursive: true });
  fs.mkdirSync(work);
  fs.copyFileSync(path.join(__dirname, "passes.kdl"), path.join(work, "passes.kdl"));
  fs.writeFileSync(path.join(home, "user/User/settings.json"), JSON.stringify(settings));
  fs.writeFileSync(path.join(home, "config.yaml"), "");
  execFileSync(process.execPath, server("--install-extension", extension), { stdio: "inherit" });
  const options = ["--auth", "none", "--bind-addr", `127.0.0.1:${port}`, "--disable-telemetry", "--disable-update-check"];
  const code = spawn(process.execPath, server(...options, "--disable-workspace-trust"), { stdio: "ignore" });
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
    defaultViewport: { width: 960, height: 640 },
  });
  try {
    await answer(`http://127.0.0.1:${port}/healthz`);
    await take(await browser.newPage());
  } finally {
    await browser.close();
    code.kill();
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
