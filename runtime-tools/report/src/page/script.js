'use strict';

// The flame chart: a box that is selected takes the whole width, and so does all above it.
for (const flame of document.querySelectorAll('.flame')) {
  const frames = [...flame.querySelectorAll('.frame')].map((element) => ({
    element,
    depth: Number(element.dataset.d),
    left: parseFloat(element.getAttribute('x')),
    width: parseFloat(element.getAttribute('width')),
    name: element.querySelector('text').textContent,
    length: element.querySelector('text').getComputedTextLength(),
  }));
  const reading = flame.querySelector('.reading');
  const inside = (frame, outer) => frame.left >= outer.left - 0.002
    && frame.left + frame.width <= outer.left + outer.width + 0.002;
  let selected = frames[0];

  const read = (frame) => {
    const { t, o, s } = frame.element.dataset;
    reading.textContent = `${frame.name}: ${t}, ${s} of the whole, ${o} of it outside of the boxes below`;
  };
  // A name that does not fit is cut at a letter, and left out where none would be left of it.
  const fit = () => {
    const whole = flame.querySelector('svg').getBoundingClientRect().width;
    for (const { element, name, length } of frames) {
      const room = whole * parseFloat(element.getAttribute('width')) / 100 - 10;
      const letters = Math.floor(name.length * room / length) - 2;
      const cut = letters < 1 ? '' : `${name.slice(0, letters)}…`;
      element.querySelector('text').textContent = room < length ? cut : name;
    }
  };
  const zoom = (target) => {
    selected = target;
    for (const frame of frames) {
      const above = frame.depth < target.depth && inside(target, frame);
      const below = frame.depth >= target.depth && inside(frame, target);
      frame.element.style.display = above || below ? '' : 'none';
      frame.element.classList.toggle('faded', above);
      // A quotient of equal numbers is 1; a product with the reciprocal may miss it.
      const scaled = (length) => `${length / target.width * 100}%`;
      frame.element.setAttribute('x', above ? '0%' : scaled(frame.left - target.left));
      frame.element.setAttribute('width', above ? '100%' : scaled(frame.width));
    }
    fit();
  };
  const go = (frame) => {
    if (!frame) return;
    frames.forEach((it) => it.element.setAttribute('tabindex', it === frame ? '0' : '-1'));
    frame.element.focus();
  };
  const shown = (frame) => frame.element.style.display !== 'none';
  const beside = (frame, step) => {
    const row = frames.filter((it) => it.depth === frame.depth && shown(it));
    return row[row.indexOf(frame) + step];
  };
  const keys = {
    ArrowRight: (frame) => beside(frame, 1),
    ArrowLeft: (frame) => beside(frame, -1),
    ArrowDown: (frame) => frames.find((it) => it.depth === frame.depth + 1 && shown(it) && inside(it, frame)),
    ArrowUp: (frame) => frames.find((it) => it.depth === frame.depth - 1 && inside(frame, it)),
    Home: () => frames[0],
  };
  for (const frame of frames) {
    frame.element.addEventListener('mouseenter', () => read(frame));
    frame.element.addEventListener('focus', () => read(frame));
    frame.element.addEventListener('click', () => { zoom(frame === selected ? frames[0] : frame); go(frame); });
    frame.element.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        zoom(frame === selected ? frames[0] : frame);
      } else if (event.key === 'Escape') {
        zoom(frames[0]);
      } else if (keys[event.key]) {
        go(keys[event.key](frame));
      } else {
        return;
      }
      event.preventDefault();
    });
  }
  fit();
  window.addEventListener('resize', fit);
}

// Tables are sorted by the column whose heading is selected, and the other way round the second time.
for (const button of document.querySelectorAll('thead button')) {
  button.addEventListener('click', () => {
    const heading = button.closest('th');
    const table = heading.closest('table');
    const column = heading.cellIndex;
    const numbers = heading.classList.contains('n');
    const before = heading.getAttribute('aria-sort');
    const down = before ? before === 'ascending' : numbers;
    const value = (row) => (numbers ? Number(row.cells[column].dataset.v) : row.cells[column].textContent.trim());
    const rows = [...table.tBodies[0].rows].map((row, index) => ({ row, index, value: value(row) }));
    const compare = (a, b) => (numbers ? a.value - b.value : a.value.localeCompare(b.value));
    rows.sort((a, b) => (down ? compare(b, a) : compare(a, b)) || a.index - b.index);
    table.querySelectorAll('[aria-sort]').forEach((it) => it.removeAttribute('aria-sort'));
    heading.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    table.tBodies[0].append(...rows.map((it) => it.row));
  });
}

// The filter leaves rows, diffs and diagnostics whose passes or operations contain the text.
const filter = document.getElementById('filter');
filter.addEventListener('input', () => {
  const wanted = filter.value.trim().toLowerCase();
  for (const element of document.querySelectorAll('[data-f]')) {
    element.hidden = !element.dataset.f.toLowerCase().includes(wanted);
  }
  for (const group of document.querySelectorAll('.group')) {
    group.hidden = !group.querySelector('.change:not([hidden])');
  }
});
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== filter) {
    event.preventDefault();
    filter.focus();
  } else if (event.key === 'Escape' && document.activeElement === filter) {
    filter.value = '';
    filter.dispatchEvent(new Event('input'));
    filter.blur();
  }
});

for (const button of document.querySelectorAll('[data-open]')) {
  button.addEventListener('click', () => {
    const all = button.closest('article').querySelectorAll('.change');
    all.forEach((it) => { it.open = button.dataset.open === 'true'; });
  });
}

const theme = document.querySelector('.theme');
const preferred = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (document.documentElement.dataset.theme ?? (preferred.matches ? 'dark' : 'light')) === 'dark';
const showTheme = () => {
  theme.textContent = isDark() ? 'Light' : 'Dark';
};
theme.addEventListener('click', () => {
  document.documentElement.dataset.theme = isDark() ? 'light' : 'dark';
  showTheme();
});
preferred.addEventListener('change', showTheme);
showTheme();
