import { flushSync } from 'react-dom';
import type { Members, OrderForm } from './order-form.ts';

/** Opens the item to which a path leads, and puts the focus on the path's control. */
export function focusField<Of extends Members>(form: OrderForm<Of>, path: string): void {
  // What is folded has no control that could take the focus.
  flushSync(() => form.reveal(path));
  document.getElementById(form.findPlace(path)?.id ?? '')?.focus();
}
