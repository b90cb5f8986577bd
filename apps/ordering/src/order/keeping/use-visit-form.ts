import { useEffect, useState } from 'react';
import type { Members, OrderForm } from '../form/order-form.ts';
import { keepTyping } from './keep-typing.ts';
import type { VisitForm } from './visit-form.ts';

/** The form of this visit, kept as it is typed. */
export function useVisitForm<Of extends Members>(visit: VisitForm<Of>): OrderForm<Of> {
  const [form] = useState(visit.open);
  useEffect(
    () =>
      keepTyping(form, {
        record: visit.records.typing,
        isBlank: () => !visit.isWorthKeeping(form),
      }),
    [form, visit],
  );
  return form;
}
