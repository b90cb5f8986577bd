import { blankCertificate, type CertificateForm } from '@tassis/order-fields/certificate';
import { ORDER_FORM_ID } from '@tassis/views';
import { useEffect, useState } from 'react';
import { useKeepTyping } from '../../order/keeping/keep-typing.ts';
import type { certificateVisit } from './form/records.ts';

/**
 * The form of this visit, stored while it is typed. The first render is empty for everybody; then it gets what was typed before
 * hydration, what this tab had stored before a reload, or a visitor's stored draft.
 */
export function useCertificateForm(visit: typeof certificateVisit): CertificateForm {
  const [form] = useState(visit.make);
  useEffect(() => {
    const { typing, draft } = visit.records;
    const stored = (typing.read() ?? draft.read())?.request;
    form.load({ request: { ...stored, ...readControls(form) } });
    visit.adopt(form);
  }, [visit, form]);
  useKeepTyping(visit, form);
  return form;
}

/** Reads what was typed and chosen before hydration. The shell would replay it later, when a combobox would lose its selection. */
function readControls({ members }: CertificateForm) {
  const element = document.querySelector<HTMLFormElement>(`#${ORDER_FORM_ID} form`);
  const controls = new FormData(element ?? undefined);
  const typed = Object.entries(blankCertificate).flatMap(([name, blank]) => {
    const value = controls.get(members.request.getFieldId(name));
    return value && value !== blank ? [[name, value] as const] : [];
  });
  return Object.fromEntries(typed);
}
