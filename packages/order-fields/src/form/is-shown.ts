import { getShownViolations } from './form-part.ts';
import type { Members, OrderForm } from './order-form.ts';

/** Whether a control shows the error of a path: only after it was touched, or after an attempt to continue. */
export function isShown<Of extends Members>(form: OrderForm<Of>, path: string): boolean {
  const { member = '', index = -1, field } = form.locate(path) ?? {};
  const owner = form.members[member];
  if (owner?.kind === 'file') return owner.store.getState().isAttempted;
  const part = owner?.kind === 'list' ? owner.items[index]?.part : owner;
  return (
    part === undefined || field === undefined || field in getShownViolations(part.store.getState())
  );
}
