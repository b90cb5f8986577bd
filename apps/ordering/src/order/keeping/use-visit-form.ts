import { useSession } from '@tassis/auth';
import type { Members, OrderForm } from '@tassis/order-fields/form';
import { useEffect, useState } from 'react';
import { useKeepTyping } from './keep-typing.ts';
import type { VisitForm } from './visit-form.ts';

/** The form of this visit, stored while it is typed. */
export function useVisitForm<Of extends Members>(visit: VisitForm<Of>): OrderForm<Of> {
  const { user } = useSession();
  const [form] = useState(() => visit.open(user?.id ?? null));
  useEffect(() => {
    if (user !== null) visit.own(user.id);
  }, [visit, user]);
  useKeepTyping(visit, form);
  return form;
}
