/**
 * Returns the action of a key in a list, if it has one. Arrow keys act only among the rows; elsewhere they scroll. In the
 * search they and Escape move to the rows.
 */
export function findListAction(
  { key, target }: KeyboardEvent,
  list: HTMLElement | null | undefined,
): (() => void) | undefined {
  if (!list) return undefined;
  const isInside = target instanceof HTMLElement && list.contains(target);
  const isAmongRows = isInside && target.closest('tbody') !== null;
  const rows = [...list.querySelectorAll<HTMLElement>('tbody > tr')];
  if (isInside && target.matches('[type="search"]')) return () => leave(target, rows[0]);
  if (key === 'Escape' || (key.startsWith('Arrow') && !isAmongRows)) return undefined;
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (key === 'j' || key === 'ArrowDown') return () => focusRow(rows[at + 1] ?? rows.at(-1));
  if (key === 'k' || key === 'ArrowUp') return () => focusRow(rows[Math.max(at - 1, 0)]);
  if (key === '/') return () => list.querySelector<HTMLElement>('[type="search"]')?.focus();
  const box = rows[at]?.querySelector<HTMLElement>('[type="checkbox"]');
  return key === 'x' && box ? () => box.click() : undefined;
}

/** Moves the focus from a field to the first row; without rows it only leaves the field. */
function leave(field: HTMLElement, row: HTMLElement | undefined) {
  field.blur();
  focusRow(row);
}

/** Focuses the link in the row's header, else the row's first control. */
function focusRow(row: HTMLElement | undefined) {
  const name =
    row?.querySelector<HTMLElement>('th a') ?? row?.querySelector<HTMLElement>('a, input, button');
  name?.focus();
}
