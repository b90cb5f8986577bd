const sample = 'Création de société';

/**
 * Leaves a font that missed the first paint out until the next document is loaded. It is `optional`, but browsers try it anew
 * when a stylesheet with layers arrives, and by then it may be there: lines would move.
 */
export function leaveLateFontsOut(): void {
  if (performance.getEntriesByType('paint').length === 0) {
    afterFirstPaint(leaveLateFontsOut); // until then each may still be in time
    return;
  }
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

function afterFirstPaint(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
