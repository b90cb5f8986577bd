import type { FormList } from './form-list.ts';
import type { Members, OrderForm } from './order-form.ts';

/** Locks an item of a list if it is valid; else shows its errors and focuses the first one. */
export function lockIfValid<Of extends Members, Values extends object>(
  form: OrderForm<Of>,
  list: FormList<Values>,
  id: string,
): void {
  const item = list.items.find((each) => each.id === id);
  if (item === undefined) return;
  const findings = form.validate();
  const { part } = item;
  const wrong = Object.keys(part.store.getState().violations);
  if (wrong.length === 0) {
    list.lock([id], true);
    return;
  }
  part.attempt();
  const first = findings
    .map(({ path }) => form.locate(path))
    .find((place) => place?.id.startsWith(`${id}-`));
  document.getElementById(first?.id ?? id)?.focus();
}
