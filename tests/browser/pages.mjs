// The reference pages and the reports of runs as a reader uses them: `node pages.mjs PASSWRIGHT PASS_OPT [FOLDER]`. With a
// folder, the pictures of the guide are written to it.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { checkLayout, checkSite, end, expect, open, show } from "./browser.mjs";

const [passwright, passOpt, pictures] = process.argv.slice(2);
const features = fileURLToPath(new URL("../fixtures/features/in.kdl", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "pages-"));
const url = (name) => pathToFileURL(path.join(folder, name)).href;

const passes = Array.from({ length: 1_000 }, (_, index) => `pass "Pass${index}" "pass-${index}" {
  summary "Does thing ${index}"
  description "See [the first](#-pass-0)."
  option "depth_${index}" "i64" default=1 "How deep"
}\n`);
writeFileSync(path.join(folder, "large.kdl"), `group "Large" {\n${passes.join("")}}\n`);
for (const [name, file] of [["features", features], ["large", path.join(folder, "large.kdl")]]) {
  execFileSync(passwright, ["docs", "--format", "html", file, "--out-dir", path.join(folder, name)], { stdio: "inherit" });
}

// A module of functions, in each of which all passes find something.
const functions = (count) => Array.from({ length: count }, (_, index) => {
  const sums = Array.from({ length: 1 + (index % 7) }, (_, sum) => `%x${sum + 1} = "arith.muli"(%a, %${sum}) : (i32, i32) -> i32
%y${sum + 1} = "arith.muli"(%a, %${sum}) : (i32, i32) -> i32
%${sum + 1} = "arith.addi"(%x${sum + 1}, %y${sum + 1}) : (i32, i32) -> i32`);
  return `"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "f${index}"}> ({
^bb0(%a: i32, %b: i32):
%0 = "arith.constant"() <{value = ${index} : i32}> : () -> i32
${sums.join("\n")}
"func.return"(%${sums.length}) : (i32) -> ()
}) : () -> ()`;
});
const PIPELINE = "builtin.module(inline,func.func(canonicalize,cse,sccp,loop-invariant-code-motion),symbol-dce,canonicalize)";
for (const [name, count] of [["small-report", 10], ["large-report", 1_000]]) {
  writeFileSync(path.join(folder, `${name}.mlir`), functions(count).join("\n"));
  const args = [`-p=${PIPELINE}`, "-o", "/dev/null", "--report", `${name}.html`, `${name}.mlir`];
  execFileSync(passOpt, args, { cwd: folder, stdio: "inherit" });
}

const { browser, page } = await open();
const reports = ["small-report.html", "large-report.html"].map(url);
const site = (name) => readdirSync(path.join(folder, name)).filter((file) => file.endsWith(".html")).map((file) => url(`${name}/${file}`));
const small = [...site("features"), reports[0]];
const large = [...site("large"), reports[1]];
await checkSite(page, small, checkLayout);
// What axe says does not depend on the size, and takes a minute on the largest page.
await checkSite(page, large, (page, url) => checkLayout(page, url, []));

const main = url("features/features.html");
const inView = () => {
  const box = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.top < innerHeight;
};
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());
const SCENARIOS = {
  async "search with the keyboard"() {
    await show(page, url("features/index.html"));
    await page.keyboard.press("/");
    await expect(page, "the slash key leads to the search", () => document.activeElement.id === "page/search");
    await page.keyboard.insertText("max-iter");
    await expect(page, "typing finds an option", () => document.querySelector("[id=\"page/results\"] [aria-selected=true] code").textContent === "max-iterations");
    await expect(page, "the search says that it has results", () => document.getElementById("page/search").getAttribute("aria-expanded") === "true");
    for (const key of ["ArrowDown", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    await expect(page, "Enter opens the option", () => location.href.endsWith("features.html#-simplify/max-iterations"));
    await expect(page, "the option is in view", inView);
  },
  async "search with the mouse"() {
    await show(page, main);
    await page.click("[id='page/search']");
    await page.keyboard.insertText("operations removed");
    await expect(page, "words of a description find a statistic", () => document.querySelector("[id=\"page/results\"] a code")?.textContent === "num-dce'd");
    await page.click("[id=\"page/results\"] a");
    await expect(page, "a click opens the statistic", () => location.hash === "#-simplify/num-removed");
    await expect(page, "the results are closed then", () => document.getElementById("page/results").hidden);
  },
  async "search for nothing"() {
    await show(page, main);
    await page.click("[id='page/search']");
    await page.keyboard.insertText("<b>nothing");
    await expect(page, "a search without results says so", () => document.querySelector("[id=\"page/results\"] p") !== null && document.querySelector("[id=\"page/results\"] b") === null);
    for (const key of ["Enter", "Escape"]) await page.keyboard.press(key);
    await expect(page, "Escape closes the results", () => document.getElementById("page/results").hidden);
  },
  async "search among many"() {
    await show(page, url("large/large.html"));
    await page.keyboard.press("/");
    await page.keyboard.insertText("depth-777");
    await page.keyboard.press("Enter");
    await expect(page, "Enter opens the option of many", () => location.hash === "#-pass-777/depth-777");
    await expect(page, "the option of many is in view", inView);
  },
  async "results can be read"() {
    await show(page, main);
    await page.click("[id='page/search']");
    await page.keyboard.insertText("i");
    await expect(page, "a letter finds a lot", () => document.querySelectorAll("[id=\"page/results\"] a").length > 10);
    await checkLayout(page, "results of a search");
  },
  async "the first key stop"() {
    await show(page, main);
    await page.keyboard.press("Tab");
    await expect(page, "it is the link to the content", () => document.activeElement.className === "skip" && document.activeElement.getBoundingClientRect().left >= 0);
    await page.keyboard.press("Enter");
    await expect(page, "which leads there", () => document.activeElement.localName === "main");
    await page.keyboard.press("Tab");
    await expect(page, "the focus has an outline", () => getComputedStyle(document.activeElement).outlineStyle === "solid");
  },
  async "copying"() {
    await show(page, main);
    await page.click(".entry .code .copy");
    await expect(page, "copying is reported", () => document.querySelector(".status").textContent === "Copied");
    await expect(page, "the button copies the pipeline text", `${JSON.stringify(await clipboard(page))} === document.querySelector(".entry .code code").textContent`);
    await page.click("h3 .anchor");
    await expect(page, "the link beside a heading is followed", () => location.hash === "#-simplify");
    await expect(page, "and copied", `${JSON.stringify(await clipboard(page))}.endsWith("features.html#-simplify")`);
  },
  async "colours"() {
    const isDark = () => getComputedStyle(document.body).colorScheme === "dark" && document.querySelector(".theme").getAttribute("aria-pressed") === "true";
    await show(page, main);
    await page.click(".theme");
    await expect(page, "the button makes the page dark", isDark);
    await show(page, url("features/index.html"));
    await expect(page, "the next page is dark, too", isDark);
    await page.click(".theme");
    await expect(page, "and light again", () => getComputedStyle(document.body).colorScheme === "light");
    await page.evaluate(() => localStorage.clear());
  },
  async "printing"() {
    for (const [address, selectors] of [[main, [".top", ".menu", ".copy"]], [reports[0], [".top", ".sections", ".tools"]]]) {
      await show(page, address);
      await page.emulateMedia({ media: "print" });
      await expect(page, "what only a screen needs is not printed", `${JSON.stringify(selectors)}.every((name) => getComputedStyle(document.querySelector(name)).display === "none")`);
      await page.emulateMedia({ media: null });
    }
  },
  async "the menu on a telephone"() {
    await show(page, main, 360, 740);
    await expect(page, "it is closed", () => !document.querySelector(".menu").open);
    await page.click(".menu summary");
    await expect(page, "and opens on request", () => document.querySelector(".menu").open);
  },
};
async function readReport(address) {
  await show(page, address);
  await expect(page, "names do not reach beyond their boxes", () => [...document.querySelectorAll(".frame")].every((frame) =>
    frame.querySelector("text").getComputedTextLength() <= frame.querySelector("rect").getBoundingClientRect().width));
  await page.focus(".frame");
  await expect(page, "the box with the focus is read out", () => document.querySelector(".reading").textContent.startsWith("run: "));
  for (const key of ["ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await expect(page, "arrow keys move between boxes", () => document.activeElement.getAttribute("aria-label").startsWith("Inliner: "));
  await page.keyboard.press("Enter");
  await expect(page, "Enter enlarges a box", () => document.activeElement.getAttribute("width") === "100%"
    && [...document.querySelectorAll(".frame")].some((frame) => frame.style.display === "none"));
  await page.keyboard.press("Escape");
  await expect(page, "Escape shows all boxes", () => [...document.querySelectorAll(".frame")].every((frame) => frame.style.display !== "none"));

  await page.click("thead th:nth-child(2) button");
  await expect(page, "the table is sorted by time, the longest first", () => [...document.querySelectorAll("tbody tr")]
    .map((row) => Number(row.cells[1].dataset.v)).every((time, index, all) => index === 0 || all[index - 1] >= time));
  await expect(page, "the order is announced", () => document.querySelector("thead th:nth-child(2)").ariaSort === "descending");
  await page.click("thead th:nth-child(1) button");
  await expect(page, "the table is sorted by name", () => ["CSE", "Canonicalizer"].includes(document.querySelector("tbody tr th b").textContent));

  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("/");
  await page.keyboard.insertText("@f3");
  await expect(page, "the filter leaves the changes of an operation", () =>
    [...document.querySelectorAll(".change:not([hidden]) summary")].every((summary) => summary.textContent.includes("@f3")));
  await page.keyboard.press("Escape");
  await expect(page, "Escape ends the filter", () => document.querySelector("[data-f][hidden]") === null);

  await page.click("[data-open=true]");
  await expect(page, "all diffs are opened", () => [...document.querySelectorAll(".change")].every((change) => change.open) && document.querySelectorAll("ins, del").length > 5);
  await page.click("[data-open=false]");
  await expect(page, "all diffs are closed", () => document.querySelector(".change[open]") === null);
  await page.click(".chip");
  await expect(page, "a pass in the drawing leads to its row", () => document.querySelector("tr:target") !== null);
  await page.click(".theme");
  await expect(page, "the button makes the page dark", () => getComputedStyle(document.documentElement).colorScheme === "dark" && document.querySelector(".theme").textContent === "Light");
  await page.click(".theme");
}
for (const scenario of Object.values(SCENARIOS)) await scenario();
for (const report of reports) await readReport(report);

// Name, width and height, colours, address, and what is done before the picture is taken.
const PICTURES = [
  ["reference-light", 1120, 760, "light", `${main}#-simplify`, () => {}],
  ["reference-dark", 1120, 760, "dark", `${main}#-features-default`, () => {
    document.querySelector(".tree").scrollIntoView({ block: "end" });
    scrollBy(0, 40);
  }],
  ["reference-search", 1120, 520, "light", url("features/index.html"), () => {
    const search = document.getElementById("page/search");
    search.focus();
    search.value = "pattern";
    search.dispatchEvent(new Event("input"));
  }],
  ["reference-telephone", 360, 640, "light", `${main}#-lower-to-llvm`, () => {}],
  ["report-light", 1280, 1000, "light", reports[0], () => {}],
  ["report-dark", 1280, 900, "dark", reports[0], () => {
    document.getElementById("r1-passes").scrollIntoView();
    document.querySelectorAll("thead button")[1].click();
    scrollBy(0, -60);
  }],
  ["report-changes", 1280, 700, "light", reports[0], () => {
    document.querySelectorAll(".change").forEach((change, index) => { change.open = index < 2; });
    document.getElementById("r1-changes").scrollIntoView();
  }],
];
for (const [name, width, height, colours, address, prepare] of pictures ? PICTURES : []) {
  await show(page, address, width, height, colours);
  await page.evaluate(prepare);
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
}
rmSync(folder, { recursive: true });
await end(browser, small.length + large.length);
