/** How much of the visible page is selected. */
export type PageSelection = 'none' | 'some' | 'all';

/** The state of the page's checkbox. */
export function pageSelection(page: readonly string[], selected: readonly string[]): PageSelection {
  const chosen = page.filter((key) => selected.includes(key)).length;
  if (chosen === 0) return 'none';
  return chosen === page.length ? 'all' : 'some';
}

/**
 * Selects the rest of the page, or deselects the page if all of it is selected. The selection on other pages is
 * unchanged.
 */
export function togglePage(page: readonly string[], selected: readonly string[]): string[] {
  const others = selected.filter((key) => !page.includes(key));
  return pageSelection(page, selected) === 'all' ? others : [...others, ...page];
}

/** Selects or deselects a row. */
export function toggleRow(key: string, selected: readonly string[]): string[] {
  return selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key];
}
