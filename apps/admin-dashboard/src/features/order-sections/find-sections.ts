/** The sections of the open order that have an address of their own, from top to bottom. */
export function findSections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-order] section[id]')];
}
