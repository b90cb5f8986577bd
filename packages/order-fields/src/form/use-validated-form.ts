import { useStore } from 'zustand';
import type { Members, OrderForm } from './order-form.ts';

/**
 * A value derived from the whole form at its last validation, a moment after the last keystroke, so that typing does not wait
 * for it. `select` returns a text, a number or a boolean.
 */
export function useValidatedForm<Of extends Members, Told extends string | number | boolean | null>(
  form: OrderForm<Of>,
  select: (members: Of) => Told,
): Told {
  return useStore(form.findings, () => select(form.members));
}
