import { useSession } from '@tassis/auth';
import type { Members, OrderForm } from '@tassis/order-fields/form';
import { useEffect, useState } from 'react';
import { keepTyping } from './keep-typing.ts';
import type { VisitForm } from './visit-form.ts';
import { whoIsIn } from './who-is-in.ts';

/** The form of this visit, kept as it is typed. */
export function useVisitForm<Of extends Members>(visit: VisitForm<Of>): OrderForm<Of> {
  const { user } = useSession();
  const [form] = useState(() => visit.open(user?.id ?? null));
  useEffect(() => {
    if (user !== null) visit.own(user.id);
  }, [visit, user]);
  useKeepTyping(visit, form);
  return form;
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
