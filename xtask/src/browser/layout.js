// What is wrong with the page in its present size and colours, as a list of sentences.
(() => {
  const wrong = [];
  for (const it of document.querySelectorAll("main details")) it.open = true;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll("*")].find((it) => it.getBoundingClientRect().right > innerWidth + 1);
    wrong.push(`the page is ${root.scrollWidth} wide in a window of ${innerWidth}, because of <${wide?.localName} class="${wide?.className}">`);
  }

  // Contrast as WCAG 2 defines it, of every text with what is behind it.
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colours = new Map();
  const parse = (colour) => {
    if (!colours.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      colours.set(colour, [...canvas.getImageData(0, 0, 1, 1).data]);
    }
    return colours.get(colour);
  };
  const behind = (element) => {
    for (let it = element; it; it = it.parentElement) {
      const colour = parse(getComputedStyle(it).backgroundColor);
      if (colour[3] > 250) return colour;
    }
    return [255, 255, 255, 255];
  };
  const light = (colour) => {
    const [red, green, blue] = colour.map((it) => (it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const seen = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility({ opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const back = behind(element);
    const key = `${style.color} ${back}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const [low, high] = [light(parse(style.color)), light(back)].sort((one, other) => one - other);
    const ratio = (high + 0.05) / (low + 0.05);
    if (ratio < 4.5) wrong.push(`a contrast of ${ratio.toFixed(2)} in <${element.localName} class="${element.className}">: ${walker.currentNode.data.trim().slice(0, 40)}`);
  }
  if (seen.size < 2) wrong.push("there is no text to be seen");
  return wrong;
})();
