const sample = 'Création de société';

/** A font that came so long before the first paint was there for it. */
const AHEAD_MS = 50;

/**
 * Leaves a font that missed the first paint out until the next document is loaded. It is `optional`, but browsers try it anew
 * when a stylesheet with layers arrives, and by then it may be there: lines would move. Text is measured only where the
 * fonts' arrival leaves it open: a canvas looks up the system's fonts, which is a long task on a phone.
 */
export function leaveLateFontsOut(): void {
  if (performance.getEntriesByType('paint').length === 0) {
    afterFirstPaint(leaveLateFontsOut); // until then each may still be in time
    return;
  }
  if (cameAhead()) return;
  const ruler = document.createElement('canvas').getContext('2d');
  if (!ruler) return;
  const widthIn = (families: string) => {
    ruler.font = `100px ${families}`;
    return ruler.measureText(sample).width;
  };
  const { style } = document.documentElement;
  for (const token of ['--font-text', '--font-display']) {
    const families = getComputedStyle(document.documentElement).getPropertyValue(token);
    const others = families.slice(families.indexOf(',') + 1).trim();
    if (widthIn(families) === widthIn(others)) style.setProperty(token, others);
  }
}

function cameAhead(): boolean {
  const paint = performance.getEntriesByType('paint')[0]?.startTime ?? 0;
  const fonts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')];
  return fonts.length > 0 && fonts.every(({ href }) => arrivalOf(href) + AHEAD_MS < paint);
}

function arrivalOf(href: string): number {
  const [entry] = performance.getEntriesByName(href);
  return entry ? entry.startTime + entry.duration : Number.POSITIVE_INFINITY;
}

function afterFirstPaint(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
