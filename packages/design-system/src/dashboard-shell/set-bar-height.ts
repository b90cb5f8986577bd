/**
 * Ref of the top bar: sets `--bar-height`, which sticky and scrolled elements below it use, because the bar may need
 * a second line. Until then, and without ResizeObserver, the style sheet's height of one line applies.
 */
export function setBarHeight(bar: HTMLElement | null) {
  const column = bar?.parentElement;
  if (!bar || !column || !('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() =>
    column.style.setProperty('--bar-height', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => observer.disconnect();
}
