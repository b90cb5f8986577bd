import {
  createCertificateForm,
  isBlankCertificate,
  type CertificateForm,
} from '@tassis/order-fields/certificate';
import { useEffect, useState } from 'react';
import { keepTyping } from '../../../order/keeping/keep-typing.ts';
import { whoIsIn } from '../../../order/keeping/who-is-in.ts';
import { certificateRecords } from './records.ts';

/**
 * The form. The first render is empty for everybody; then comes what this tab was typing before a reload, or a
 * visitor's stored draft. From then on every change is kept for the next reload. What was typed before the page came
 * alive follows from the shell.
 */
export function useStoredForm(): CertificateForm {
  const [form] = useState(createCertificateForm);
  useEffect(() => {
    const { typing, draft } = certificateRecords;
    const kept = typing.read() ?? draft.read();
    if (kept !== null) form.load(kept);
    return keepTyping(form, {
      record: typing,
      isBlank: () => isBlankCertificate(form.members.request.values),
      who: whoIsIn,
    });
  }, [form]);
  return form;
}
