// What notebooks show of the package for Python: `node notebook.mjs PAGE [FOLDER]`. With a folder, pictures are written to it.

import path from "node:path";
import { pathToFileURL } from "node:url";
import { checkLayout, end, findings, open, show } from "./browser.mjs";

const [file, pictures] = process.argv.slice(2);
const url = pathToFileURL(path.resolve(file)).href;

const { browser, page } = await open();
for (const width of [390, 1280]) {
  for (const colours of ["light", "dark"]) {
    await show(page, url, width, 900, colours);
    const what = `${width} wide, ${colours}`;
    if (pictures) await page.screenshot({ path: path.join(pictures, `notebook-${width}-${colours}.png`), fullPage: true });
    await checkLayout(page, what, [colours], [width]);
    const wrong = await page.evaluate(() => [
      ...[...document.querySelectorAll("section")].filter((cell) => cell.querySelector(".pw").textContent.trim() === "").map((cell) => `nothing is shown of ${cell.textContent}`),
      // What is cut off must be readable elsewhere.
      ...[...document.querySelectorAll(".bar")].filter((bar) => bar.scrollWidth > bar.clientWidth && bar.title !== bar.textContent).map((bar) => `a bar hides ${bar.textContent}`),
    ]);
    findings.push(...wrong.map((finding) => `${what}: ${finding}`));
  }
}
await end(browser, 1);
