// Every page of the book: `node book.mjs FOLDER`.

import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { checkSite, end, findings, open } from "./browser.mjs";

const folder = path.resolve(process.argv[2]);
// The page for addresses that do not exist is for servers alone, and the frame of the list of chapters has links for every depth.
const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".html") && !["404.html", "toc.html"].includes(name));
const urls = names.sort().map((name) => pathToFileURL(path.join(folder, name)).href);

const { browser, page } = await open();
await checkSite(page, urls, async (page, url) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wrong = await page.evaluate(() => [
      ...[...document.images].filter((image) => !image.naturalWidth).map((image) => `the picture ${image.src} is missing`),
      ...[...document.querySelectorAll("main pre")].filter((block) => block.getBoundingClientRect().right > innerWidth)
        .map((block) => `a block is wider than the window: ${block.textContent.slice(0, 40)}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ["the page is wider than the window"] : []),
      ...(document.querySelector("main h1") ? [] : ["no heading"]),
      ...(document.querySelectorAll("#mdbook-sidebar a, #sidebar a").length > 10 ? [] : ["no list of chapters"]),
    ]);
    findings.push(...wrong.map((finding) => `${url} (${width} wide): ${finding}`));
  }
}, 360);
await end(browser, urls.length);
