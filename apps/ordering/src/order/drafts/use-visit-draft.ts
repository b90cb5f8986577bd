import type { Members, OrderForm } from '@tassis/order-fields/form';
import { useCallback, useEffect } from 'react';
import { useLeaveWarning } from '../keeping/use-leave-warning.ts';
import type { VisitForm } from '../keeping/visit-form.ts';
import { isUnderWay } from '../sending-pane.tsx';
import type { SubmissionState } from '../submission/order-submission.ts';
import { useDraftSync } from './use-draft-sync.ts';

/** The draft of this form on the server; with the order it goes, and the next form is empty. */
export function useVisitDraft<Of extends Members>(
  visit: VisitForm<Of>,
  form: OrderForm<Of>,
  phase: SubmissionState['phase'],
) {
  const isBlank = useCallback(() => visit.isBlank(form), [visit, form]);
  const isAlike = (source: unknown) => visit.isAlike(form, source);
  const draft = useDraftSync({
    service: visit.service,
    form,
    records: visit.records,
    isBlank,
    isAlike,
    isUnderWay: isUnderWay(phase) || phase === 'signing-in',
  });
  const { sync } = draft;
  useEffect(() => {
    if (phase !== 'accepted') return;
    visit.close();
    void sync.discard();
  }, [phase, visit, sync]);
  useLeaveWarning(() => visit.isWorthKeeping(form) && !draft.isSaved());
  return draft;
}
