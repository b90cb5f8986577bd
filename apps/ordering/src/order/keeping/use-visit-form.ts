import { useSession } from '@tassis/auth';
import { asFields } from '@tassis/contracts';
import type { Members, OrderForm } from '@tassis/order-fields/form';
import { ORDER_FORM_ID } from '@tassis/views';
import { useEffect, useState } from 'react';
import { useKeepTyping } from './keep-typing.ts';
import type { VisitForm } from './visit-form.ts';

/**
 * The form of this visit, stored while it is typed. The first render of a server-rendered form is empty for everybody; its first
 * effect fills in what was typed before hydration, what this tab had stored before a reload, or a visitor's stored draft.
 */
export function useVisitForm<Of extends Members>(visit: VisitForm<Of>): OrderForm<Of> {
  const { user } = useSession();
  const [form] = useState(() => (visit.isServed ? visit.make() : visit.open(user?.id ?? null)));
  useEffect(() => {
    if (user !== null) visit.own(user.id);
  }, [visit, user]);
  useEffect(() => {
    if (!visit.isServed) return;
    const { typing, draft } = visit.records;
    form.load(withControls(visit.make(), asFields(typing.read() ?? draft.read())));
    visit.adopt(form);
  }, [visit, form]);
  useKeepTyping(visit, form);
  return form;
}

/**
 * Adds to stored content what was typed and chosen before hydration. The shell would replay it later, when a combobox would lose
 * its selection.
 */
function withControls<Of extends Members>(blank: OrderForm<Of>, stored: object) {
  const element = document.querySelector<HTMLFormElement>(`#${ORDER_FORM_ID} form`);
  const controls = new FormData(element ?? undefined);
  const content: Record<string, unknown> = { ...stored };
  for (const [name, member] of Object.entries(blank.members)) {
    if (member.kind !== 'part') continue;
    const typed = Object.entries(member.values).flatMap(([field, empty]) => {
      const value = controls.get(member.getFieldId(field));
      return value && value !== empty ? [[field, value] as const] : [];
    });
    content[name] = { ...asFields(content[name]), ...Object.fromEntries(typed) };
  }
  return content;
}
