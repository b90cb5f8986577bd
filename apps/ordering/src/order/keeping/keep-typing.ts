import type { FormSnapshot, Members, OrderForm } from '@tassis/order-fields/form';
import type { StoredRecord } from '@tassis/dashboard/begun-requests';
import { useEffect } from 'react';
import type { VisitForm } from './visit-form.ts';
import { whoIsIn } from './who-is-in.ts';

/** The debounce of storing the form after the last keystroke; leaving the page stores it at once. */
const KEEP_AFTER_MS = 300;

type Keeping<Of extends Members> = {
  record: Pick<StoredRecord<FormSnapshot<Of>>, 'write' | 'remove'>;
  /** Whether the form has no input. */
  isBlank: () => boolean;
  /** The id of the signed-in person; null for a visitor. Input of a person who has signed out is no longer stored. */
  who?: () => string | null;
};

/** Stores a form on each change, for a reload of this tab. @returns a function that stops it */
export function keepTyping<Of extends Members>(
  form: OrderForm<Of>,
  { record, isBlank, who = () => null }: Keeping<Of>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typist = who();
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    if (typist !== null && typist !== who()) return;
    if (isBlank()) record.remove();
    else record.write(form.snapshot());
  };
  const leave = () => {
    if (timer !== undefined) keep();
  };
  const unsubscribe = form.subscribe(() => {
    clearTimeout(timer);
    typist = who();
    timer = setTimeout(keep, KEEP_AFTER_MS);
  });
  globalThis.addEventListener('pagehide', leave);
  return () => {
    leave();
    unsubscribe();
    globalThis.removeEventListener('pagehide', leave);
  };
}

/** Stores the form of a visit for a reload of this tab. */
export function useKeepTyping<Of extends Members>(visit: VisitForm<Of>, form: OrderForm<Of>): void {
  useEffect(
    () =>
      keepTyping(form, {
        record: visit.records.typing,
        isBlank: () => !visit.isWorthKeeping(form),
        who: whoIsIn,
      }),
    [form, visit],
  );
}
