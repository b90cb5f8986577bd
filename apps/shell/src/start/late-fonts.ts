/**
 * How much wider a `W` is than an `i`, in parts of what an `o` is wider, in each font of ours. People scale and space text,
 * which changes every width, and not this. `first-visit.spec.ts` holds it.
 */
const shapes = { '--font-text': 1.824, '--font-display': 2.646 };

/** Of Arial, Roboto, Times, Georgia and DejaVu each is at least 5 % away. */
const TOLERANCE = 0.02;

/**
 * Leaves a font that missed the first paint out until the next document is loaded. It is `optional`, but browsers try it anew
 * when a stylesheet with layers arrives, and by then it may be there: lines would move. When it came does not tell: a slow
 * processor paints long after it has laid the text out. Measured are our own fonts alone, in the page: to look for those
 * of the system, or to open a canvas, is a long task on a phone.
 */
export function leaveLateFontsOut(): void {
  if (performance.getEntriesByType('paint').length === 0) {
    afterFirstPaint(leaveLateFontsOut); // until then each may still be in time
    return;
  }
  const fonts = Object.entries(shapes).map(([token, shape]) => ({
    token,
    shape,
    rulers: ['W', 'o', 'i'].map((letter) => rulerOf(letter, `var(${token})`)),
  }));
  document.body.append(...fonts.flatMap(({ rulers }) => rulers));
  const late = fonts.filter(({ shape, rulers }) => {
    const [wide = 0, round = 0, narrow = 0] = rulers.map((each) => each.offsetWidth);
    const measured = (wide - narrow) / (round - narrow);
    return Math.abs(measured / shape - 1) > TOLERANCE;
  });
  for (const { rulers } of fonts) for (const ruler of rulers) ruler.remove();
  const root = document.documentElement;
  for (const { token } of late) {
    const families = getComputedStyle(root).getPropertyValue(token);
    root.style.setProperty(token, families.slice(families.indexOf(',') + 1).trim());
  }
}

/** Ten of a letter, which nobody sees and which takes no place. */
function rulerOf(letter: string, family: string): HTMLElement {
  const ruler = document.createElement('span');
  ruler.textContent = letter.repeat(10);
  ruler.ariaHidden = 'true';
  ruler.style.cssText = `all: initial; position: fixed; top: 0; left: 0; visibility: hidden; white-space: nowrap; font: 100px ${family}`;
  return ruler;
}

function afterFirstPaint(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
