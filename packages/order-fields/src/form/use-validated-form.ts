import { useStore } from 'zustand';
import type { Members, OrderForm } from './order-form.ts';

/**
 * Something that is told from the whole form, as of the last time it was validated: a moment after the last keystroke, so
 * that typing does not wait for it. `select` gives a text, a number, a truth.
 */
export function useValidatedForm<Of extends Members, Told extends string | number | boolean | null>(
  form: OrderForm<Of>,
  select: (members: Of) => Told,
): Told {
  return useStore(form.findings, () => select(form.members));
}
