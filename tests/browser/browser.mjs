// Headless Chromium, and what holds for every page: links lead somewhere, nothing is wider than the window, axe has no
// complaint, the console is quiet, and nothing asks a network.

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PROGRAMS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

// Widths of a telephone, a tablet and a desk.
const WIDTHS = [360, 768, 1440];

export const findings = [];

export async function open() {
  const executablePath = process.env.CHROMIUM ?? PROGRAMS.find((program) => existsSync(program));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"], reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) findings.push(`${page.url()}: console: ${message.text()}`);
  });
  page.on("pageerror", (error) => findings.push(`${page.url()}: ${error}`));
  page.on("request", (request) => {
    if (!/^(file|data|about):/.test(request.url())) findings.push(`${page.url()} asks the network for ${request.url()}`);
  });
  return { browser, page };
}

export async function show(page, url, width = 1440, height = 900, colorScheme = "light") {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  // A page that differs in its anchor alone would not be loaded again.
  await page.goto("about:blank");
  await page.goto(url);
}

// Notes that a script on the page does not come to give true.
export async function expect(page, what, script) {
  const failed = (error) => findings.push(`${page.url()}: ${what}: ${error.message.split("\n")[0]}`);
  await page.waitForFunction(script, null, { timeout: 5_000 }).catch(failed);
}

// The page that is open, in every width, and in both colours as somebody reads it who has no mouse or hears it.
export async function checkLayout(page, what, colours = ["light", "dark"], widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => {
      for (const details of document.querySelectorAll("main details")) details.open = true;
      if (document.documentElement.scrollWidth <= innerWidth) return null;
      const all = [...document.body.querySelectorAll("*")];
      return all.find((element) => element.getBoundingClientRect().right > innerWidth + 1)?.outerHTML.slice(0, 120) ?? "?";
    });
    if (wide) findings.push(`${what}: wider than a window of ${width}, because of ${wide}`);
  }
  if (colours.length) await page.evaluate(AXE);
  for (const colorScheme of colours) {
    await page.emulateMedia({ colorScheme });
    const { violations, passes } = await page.evaluate(() => axe.run({
      resultTypes: ["violations"],
      // Pages are opened from disk, where no script may load a style sheet.
      preload: false,
      // A box of a chart shows as much of its name as fits, and the filter of a report is a label with the role of a search.
      rules: { "label-content-name-mismatch": { enabled: false }, "aria-allowed-role": { enabled: false } },
    }));
    if (!passes.length) findings.push(`${what}: axe finds nothing to look at`);
    for (const { help, nodes } of violations) findings.push(`${what} (${colorScheme}): ${help}: ${nodes[0].html}`);
  }
}

// Opens each page; links between them lead to pages and elements that exist, or to other files.
export async function checkSite(page, urls, check, width = 1440) {
  const links = new Map();
  const targets = new Set(urls);
  for (const url of urls) {
    await show(page, url, width);
    const [hrefs, ids] = await page.evaluate(() => [
      [...document.querySelectorAll("a[href]")].map((link) => link.href),
      [...document.querySelectorAll("[id]")].map((element) => element.id),
    ]);
    links.set(url, new Set(hrefs));
    for (const id of ids) targets.add(`${url}#${id}`);
    await check(page, url);
  }
  for (const [url, hrefs] of links) {
    for (const href of hrefs) {
      const target = href.replace(/#$/, "");
      const isFile = () => !urls.includes(target.split("#")[0]) && existsSync(fileURLToPath(target.split("#")[0]));
      if (href.startsWith("file:") && !targets.has(target) && !isFile()) findings.push(`${url}: the link to ${href} leads nowhere`);
    }
  }
}

export async function end(browser, pages) {
  await browser.close();
  for (const finding of findings) console.error(finding);
  console.log(`${pages} pages, ${findings.length} findings`);
  process.exitCode = findings.length ? 1 : 0;
}
