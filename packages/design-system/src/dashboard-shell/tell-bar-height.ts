/**
 * Ref of the top bar: tells what sticks or scrolls under it (`--bar-height`) how high it is, as its words may need a second line. The
 * stylesheet says the height of one line, until then and where nothing watches.
 */
export function tellBarHeight(bar: HTMLElement | null) {
  const column = bar?.parentElement;
  if (!bar || !column || !('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() =>
    column.style.setProperty('--bar-height', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => observer.disconnect();
}
