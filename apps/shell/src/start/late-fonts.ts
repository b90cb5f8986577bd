/** As wide in no fallback of ours. */
const sample = 'mmmmmmmmmm';
const SIZE = 100; // pixels
const TOLERANCE = 5; // pixels

/** How wide the sample is in each font of ours, in pixels; `first-visit.spec.ts` measures them again. */
const widths = { '--font-text': 829, '--font-display': 929 };

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
  const rulers = Object.entries(widths).map(([token, width]) => ({
    token,
    width,
    ruler: rulerIn(`var(${token})`),
  }));
  document.body.append(...rulers.map(({ ruler }) => ruler));
  const late = rulers.filter(({ ruler, width }) => {
    return Math.abs(ruler.getBoundingClientRect().width - width) > TOLERANCE;
  });
  for (const { ruler } of rulers) ruler.remove();
  for (const { token } of late) {
    const families = getComputedStyle(root).getPropertyValue(token);
    root.style.setProperty(token, families.slice(families.indexOf(',') + 1).trim());
  }
}

function rulerIn(family: string): HTMLElement {
  const ruler = document.createElement('span');
  ruler.textContent = sample;
  ruler.ariaHidden = 'true';
  ruler.style.cssText = `all: initial; position: absolute; inset: 0 auto auto 0; visibility: hidden; contain: layout style; white-space: nowrap; font: ${SIZE}px ${family}`;
  return ruler;
}

function afterFirstPaint(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
