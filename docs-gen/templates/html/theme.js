// Before the page is drawn: the colours that the reader chose last, if any.
(() => {
  "use strict";
  try {
    const chosen = localStorage.getItem("passwright-theme");
    if (chosen === "dark" || chosen === "light") document.documentElement.dataset.theme = chosen;
  } catch {
    // A browser that keeps nothing follows the system.
  }
})();
