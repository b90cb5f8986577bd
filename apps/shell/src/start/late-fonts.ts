/**
 * How much wider a `W` is than an `i`, in parts of what an `o` is wider, in each font of ours. People scale and space text,
 * which changes every width, and not this. `first-visit.spec.ts` holds it.
 */
const shapes = { '--font-text': 1.824, '--font-display': 2.646 };

/** DejaVu Sans and Serif, measured, are 17 and 5 % away. A fallback nearer than this would be taken for our font, which then may come late. */
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
  const root = document.documentElement;
  for (const [token, shape] of Object.entries(shapes)) {
    const [wide, round, narrow] = widthsIn(`var(${token})`);
    if (Math.abs((wide - narrow) / (round - narrow) / shape - 1) < TOLERANCE) continue;
    const families = getComputedStyle(root).getPropertyValue(token);
    root.style.setProperty(token, families.slice(families.indexOf(',') + 1).trim());
  }
}

/** So large that a browser which sets each letter on a whole pixel makes no difference. Nobody sees it, and it takes no place. */
function widthsIn(family: string): [wide: number, round: number, narrow: number] {
  const ruler = document.createElement('span');
  ruler.style.cssText = `position:fixed;visibility:hidden;font:1000px ${family}`;
  document.body.append(ruler);
  const getWidth = (letter: string) => {
    ruler.textContent = letter;
    return ruler.offsetWidth;
  };
  const widths: [number, number, number] = [getWidth('W'), getWidth('o'), getWidth('i')];
  ruler.remove();
  return widths;
}

function afterFirstPaint(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
