import { isBlankCertificate, type CertificateForm } from '@tassis/order-fields/certificate';
import { useCallback, useEffect } from 'react';
import { useDraftSync } from '../../order/drafts/use-draft-sync.ts';
import { useLeaveWarning } from '../../order/keeping/use-leave-warning.ts';
import { isUnderWay } from '../../order/sending-pane.tsx';
import type { SubmissionState } from '../../order/submission/order-submission.ts';
import type { CertificateRecords } from './form/records.ts';

/** The draft of this form on the server; with the order it goes, and the form is empty. */
export function useCertificateDraft(
  records: CertificateRecords,
  form: CertificateForm,
  phase: SubmissionState['phase'],
) {
  const isBlankNow = useCallback(() => isBlankCertificate(form.members.request.values), [form]);
  const draft = useDraftSync({
    service: 'negative_certificate',
    form,
    records,
    isBlank: isBlankNow,
    isUnderWay: isUnderWay(phase) || phase === 'signing-in',
  });
  const { sync } = draft;
  useEffect(() => {
    if (phase !== 'accepted') return;
    void sync.discard();
    form.reset();
  }, [phase, sync, form]);
  useLeaveWarning(() => !isBlankNow() && !draft.isSaved());
  return draft;
}
