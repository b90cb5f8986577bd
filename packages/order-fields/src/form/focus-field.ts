import { flushSync } from 'react-dom';
import type { Members, OrderForm } from './order-form.ts';

/** Opens the item to which a path leads, and puts the focus on the path's control. */
export function focusField<Of extends Members>(form: OrderForm<Of>, path: string): void {
  // The control of a closed item is not in the page, so the item must be opened first.
  flushSync(() => form.reveal(path));
  document.getElementById(form.locate(path)?.id ?? '')?.focus();
}
