import type { FormSnapshot, Members, OrderForm } from '@tassis/order-fields/form';
import type { StoredRecord } from '@tassis/dashboard/begun-requests';
import { useEffect } from 'react';
import type { VisitForm } from './visit-form.ts';
import { whoIsIn } from './who-is-in.ts';

/** So long after the last keystroke the form is kept; leaving the page keeps it at once. */
const KEEP_AFTER_MS = 300;

type Keeping<Of extends Members> = {
  record: Pick<StoredRecord<FormSnapshot<Of>>, 'write' | 'remove'>;
  /** Whether there is nothing worth keeping. */
  isBlank: () => boolean;
  /** Who is signed in, by id; null for a visitor. What somebody typed who has gone since is not kept any more. */
  who?: () => string | null;
};

/** Keeps what stands in a form for a reload of this tab, from now on. Returns what ends it. */
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

/** Keeps what is typed into the form of a visit for a reload of this tab. */
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
