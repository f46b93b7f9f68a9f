// The search, the colours, and what can be copied. Pages are whole without this.
(() => {
  "use strict";
  const status = document.querySelector(".status");
  let silence;
  const say = (text) => {
    status.textContent = text;
    clearTimeout(silence);
    silence = setTimeout(() => (status.textContent = ""), 2000);
  };

  // Colours: the button turns them round and remembers; without a choice the system decides.
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const theme = document.querySelector(".theme");
  const isDark = () => (document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light")) === "dark";
  const showTheme = () => theme.setAttribute("aria-pressed", String(isDark()));
  theme.hidden = false;
  showTheme();
  dark.addEventListener("change", showTheme);
  theme.addEventListener("click", () => {
    const chosen = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = chosen;
    showTheme();
    try {
      localStorage.setItem("passwright-theme", chosen);
    } catch {
      // It lasts as long as the page, then.
    }
  });

  // What can be copied: code by a button, the address of a heading by its link.
  const copy = async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = Object.assign(document.createElement("textarea"), { value: text });
      const focused = document.activeElement;
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
      focused?.focus();
    }
    say(done);
  };
  for (const box of document.querySelectorAll(".code")) {
    const button = Object.assign(document.createElement("button"), { type: "button", className: "copy", textContent: "Copy" });
    button.addEventListener("click", () => copy(box.querySelector("code").textContent, "Copied"));
    box.append(button);
  }
  document.addEventListener("click", (event) => {
    const anchor = event.target.closest("a.anchor");
    if (anchor) copy(anchor.href, "Link copied");
  });

  // On a narrow screen the menu opens on request.
  const menu = document.querySelector(".menu");
  const narrow = matchMedia("(max-width: 56rem)");
  const fold = () => (menu.open = !narrow.matches);
  fold();
  narrow.addEventListener("change", fold);
  addEventListener("beforeprint", () => document.querySelectorAll("details.full").forEach((entry) => (entry.open = true)));

  // The menu marks the entry that is being read, and shows it.
  const reveal = (link) => {
    const box = menu.getBoundingClientRect();
    const at = link.getBoundingClientRect();
    const hidden = at.top < box.top || at.bottom > box.bottom;
    if (hidden && !narrow.matches) menu.scrollTop += at.top - box.top - box.height / 3;
  };
  const current = document.querySelector(".menu [aria-current=page]");
  if (current) reveal(current);
  const links = new Map();
  for (const link of document.querySelectorAll(".here a")) links.set(decodeURIComponent(link.hash.slice(1)), link);
  const seen = new IntersectionObserver(
    (changes) => {
      const top = changes.filter((change) => change.isIntersecting).at(-1);
      const link = top && links.get(top.target.id);
      if (!link) return;
      document.querySelectorAll(".here a[aria-current]").forEach((entry) => entry.removeAttribute("aria-current"));
      link.setAttribute("aria-current", "true");
      reveal(link);
    },
    { rootMargin: "-10% 0px -75% 0px" },
  );
  for (const id of links.keys()) {
    const heading = document.getElementById(id);
    if (heading) seen.observe(heading);
  }

  // The search.
  const MOST = 40;
  const entries = (globalThis.passwrightIndex ?? []).map(([what, name, target, owner, about]) => {
    const key = name.toLowerCase();
    return { what, name, target, owner, about, key, rest: `${key} ${owner} ${about}`.toLowerCase() };
  });
  const form = document.querySelector(".search");
  const input = document.getElementById("page/search");
  const list = document.getElementById("page/results");
  let chosen = -1;
  form.hidden = false;

  // Lower is better; `undefined` is no match. Every word has to occur; a name counts more than a description.
  const rank = (entry, words) => {
    let sum = entry.what === "pass" || entry.what === "pipeline" ? 0 : 0.5;
    for (const word of words) {
      const at = entry.key.indexOf(word);
      if (entry.key === word) sum += 0;
      else if (at === 0) sum += 1;
      else if (at > 0) sum += /[a-z0-9]/.test(entry.key[at - 1]) ? 3 : 2;
      else if (entry.rest.includes(word)) sum += 5;
      else return undefined;
    }
    return sum;
  };
  const find = (text) => {
    const words = text.toLowerCase().split(/\s+/).map((word) => word.replace(/^-+/, "")).filter(Boolean);
    if (!words.length) return [];
    const found = [];
    for (const entry of entries) {
      const value = rank(entry, words);
      if (value !== undefined) found.push([value, entry]);
    }
    // A sort that keeps the order of equals: that of the definitions.
    return found.sort((one, other) => one[0] - other[0]).slice(0, MOST).map((pair) => pair[1]);
  };
  const element = (name, text, className = "") => Object.assign(document.createElement(name), { textContent: text, className });
  const result = (entry, index) => {
    const link = element("a", "");
    Object.assign(link, { id: `page/result-${index}`, href: entry.target, tabIndex: -1 });
    link.setAttribute("role", "option");
    const of = entry.owner ? `${entry.what} of ${entry.owner}` : entry.what;
    link.append(element("span", of, "what"), element("code", entry.name), element("span", entry.about, "about"));
    return link;
  };
  const mark = (index) => {
    const options = list.querySelectorAll("a");
    options[chosen]?.setAttribute("aria-selected", "false");
    chosen = index;
    const option = options[chosen];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  };
  const step = (by) => {
    const count = list.querySelectorAll("a").length;
    if (count) mark((chosen + by + count) % count);
  };
  const open = (is) => {
    list.hidden = !is;
    input.setAttribute("aria-expanded", String(is));
    if (!is) mark(-1);
  };
  const show = () => {
    const found = find(input.value);
    list.replaceChildren(...found.map(result));
    if (!found.length) list.append(element("p", "Nothing has that in its name or description."));
    chosen = -1;
    open(input.value.trim() !== "");
    mark(0);
  };
  input.addEventListener("input", show);
  input.addEventListener("focus", () => input.value.trim() && show());
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Escape") open(false);
    else return;
    event.preventDefault();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelectorAll("a")[chosen]?.click();
  });
  list.addEventListener("click", (event) => {
    if (!event.target.closest("a")) return;
    open(false);
    input.blur();
  });
  document.addEventListener("click", (event) => form.contains(event.target) || open(false));
  document.addEventListener("focusin", (event) => form.contains(event.target) || open(false));
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
    const slash = event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (slash || (event.key === "k" && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      input.focus();
      input.select();
    }
  });
})();
