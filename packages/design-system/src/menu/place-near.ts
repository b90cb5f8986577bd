const GAP = 6;
const EDGE = 8;

/**
 * Positions an open popover at its anchor in browsers without CSS anchor positioning. It flips where there is no room
 * and stays inside the window.
 */
export function placeNear(
  popover: HTMLElement,
  anchor: Element,
  side: 'above' | 'below' | 'end',
): void {
  if (CSS.supports('position-area: top')) return;
  const { top, bottom, left, right, width, height } = anchor.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  popover.style.margin = '0';
  if (side === 'end') {
    popover.style.top = `${top + (height - own.height) / 2}px`;
    popover.style.left = `${right + GAP}px`;
    return;
  }
  const above = top - own.height - GAP;
  const below = bottom + GAP;
  const fitsBelow = below + own.height <= window.innerHeight - EDGE;
  const upwards = side === 'above' ? above >= EDGE : !fitsBelow && above >= EDGE;
  const wanted = side === 'above' ? left + (width - own.width) / 2 : left + width - own.width;
  const furthest = window.innerWidth - own.width - EDGE;
  popover.style.top = `${upwards ? above : below}px`;
  popover.style.left = `${Math.max(EDGE, Math.min(wanted, furthest))}px`;
}
