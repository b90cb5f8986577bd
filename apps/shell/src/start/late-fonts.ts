/**
 * The width difference of `W` and `i` relative to that of `o` and `i`, for each of our fonts. Users scale and space text, which
 * changes every width but not this ratio. `first-visit.spec.ts` checks the values.
 */
const shapes = { '--font-text': 1.824, '--font-display': 2.646 };

/** DejaVu Sans and Serif differ by 17 and 5 %. A fallback nearer than this would be mistaken for our font, which might then still arrive late. */
const TOLERANCE = 0.02;

/**
 * Disables a font that missed the first paint until the next page load. It is `font-display: optional`, but browsers try it
 * again when a stylesheet with layers arrives, and lines would move. Its arrival time is no criterion, because a slow
 * processor paints long after layout. So the widths of our fonts are measured in the page; searching the system's fonts or
 * opening a canvas would be a long task on a phone.
 */
export function leaveLateFontsOut(): void {
  if (performance.getEntriesByType('paint').length === 0) {
    afterFirstPaint(leaveLateFontsOut); // until then each font may still be in time
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

/** So large that rounding to whole pixels does not matter. It is invisible and takes no space. */
function widthsIn(family: string): [wide: number, round: number, narrow: number] {
  const ruler = document.createElement('span');
  ruler.style.cssText = `position:fixed;visibility:hidden;font:1000px ${family}`;
  document.body.append(ruler);
  const getWidth = (character: string) => {
    ruler.textContent = character;
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
