// What is wrong with the page for somebody who hears it or has no mouse, as a list of sentences.
(() => {
  const wrong = [];
  const count = (selector, wanted) => {
    const found = document.querySelectorAll(selector).length;
    if (found !== wanted) wrong.push(`${found} of ${selector}, not ${wanted}`);
  };
  count("html[lang]", 1);
  count("main", 1);
  count("body > header", 1);
  count("body > footer", 1);
  count("nav[aria-label]", document.querySelectorAll("nav").length);
  count("[role=search]", 1);
  if (!document.title) wrong.push("the page has no title");

  const ids = [...document.querySelectorAll("[id]")].map((it) => it.id);
  if (new Set(ids).size !== ids.length) wrong.push("an id occurs twice");
  for (const name of ["aria-labelledby", "aria-controls"]) {
    for (const it of document.querySelectorAll(`[${name}]`)) {
      if (!document.getElementById(it.getAttribute(name))) wrong.push(`${name} names ${it.getAttribute(name)}, which is not there`);
    }
  }

  let before = 0;
  for (const heading of document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")) {
    const level = Number(heading.localName[1]);
    if (level > before + 1) wrong.push(`<${heading.localName}> comes after <h${before}>: ${heading.textContent.trim()}`);
    before = level;
  }

  const name = (it) => (it.getAttribute("aria-label") ?? it.textContent).trim() || it.getAttribute("placeholder");
  for (const it of document.querySelectorAll("a[href], button, input, summary")) {
    if (!name(it)) wrong.push(`<${it.localName} class="${it.className}"> has no name`);
    if (it.tabIndex < 0 && it.getAttribute("role") !== "option") wrong.push(`${name(it)} cannot be reached with the keyboard`);
  }
  for (const it of document.querySelectorAll("pre, .scroll")) {
    if (it.scrollWidth > it.clientWidth && it.tabIndex < 0) wrong.push("something scrolls that the keyboard does not reach");
  }
  return wrong;
})();
