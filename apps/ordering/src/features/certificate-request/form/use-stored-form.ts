import {
  blankCertificate,
  createCertificateForm,
  isBlankCertificate,
  type CertificateForm,
} from '@tassis/order-fields/certificate';
import { useEffect, useState, type RefObject } from 'react';
import { keepTyping } from '../../../order/keeping/keep-typing.ts';
import { whoIsIn } from '../../../order/keeping/who-is-in.ts';
import type { CertificateRecords } from './records.ts';

/**
 * The form. The first render is empty for everybody; then comes what was typed before the page came alive, what this
 * tab was typing before a reload, or a visitor's stored draft. From then on every change is kept for the next reload.
 */
export function useStoredForm(
  { typing, draft }: CertificateRecords,
  element: RefObject<HTMLFormElement | null>,
): CertificateForm {
  const [form] = useState(createCertificateForm);
  useEffect(() => {
    const stored = (typing.read() ?? draft.read())?.request;
    form.load({ request: { ...stored, ...readControls(form, element.current) } });
    return keepTyping(form, {
      record: typing,
      isBlank: () => isBlankCertificate(form.members.request.values),
      who: whoIsIn,
    });
  }, [form, element, typing, draft]);
  return form;
}

/** What was typed and chosen: the shell tells of it later, when a city that is being chosen would lose its selection. */
function readControls({ members }: CertificateForm, element: HTMLFormElement | null) {
  const controls = new FormData(element ?? undefined);
  const typed = Object.entries(blankCertificate).flatMap(([name, blank]) => {
    const value = controls.get(members.request.getFieldId(name));
    return value && value !== blank ? [[name, value] as const] : [];
  });
  return Object.fromEntries(typed);
}
