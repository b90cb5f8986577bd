/** How much of the page in sight is chosen. */
export type PageSelection = 'none' | 'some' | 'all';

/** What the checkbox of the whole page shows. */
export function pageSelection(page: readonly string[], selected: readonly string[]): PageSelection {
  const chosen = page.filter((key) => selected.includes(key)).length;
  if (chosen === 0) return 'none';
  return chosen === page.length ? 'all' : 'some';
}

/** Chooses the rest of the page; or, if all of it is chosen, none of it. What is chosen on other pages stays. */
export function togglePage(page: readonly string[], selected: readonly string[]): string[] {
  const others = selected.filter((key) => !page.includes(key));
  return pageSelection(page, selected) === 'all' ? others : [...others, ...page];
}

/** Chooses a row, or no longer. */
export function toggleRow(key: string, selected: readonly string[]): string[] {
  return selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key];
}
