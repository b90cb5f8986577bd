import { useSession } from '@tassis/auth';
import { useCallback, useEffect } from 'react';
import { useDraftSync } from '../../order/drafts/use-draft-sync.ts';
import { useLeaveWarning } from '../../order/keeping/use-leave-warning.ts';
import { isUnderWay } from '../../order/sending-pane.tsx';
import type { SubmissionState } from '../../order/submission/order-submission.ts';
import type { CreationForm } from './form/creation-form.ts';
import { closeCreation, creationRecords, isBlankCreation, isWorthKeeping } from './form/records.ts';

/** The draft of this form on the server; with the order it goes, and the next form is empty. */
export function useCreationDraft(form: CreationForm, phase: SubmissionState['phase']) {
  const { user } = useSession();
  const isBlank = useCallback(() => isBlankCreation(form), [form]);
  const draft = useDraftSync({
    service: 'company_creation',
    form,
    records: creationRecords,
    isBlank,
    isUnderWay: isUnderWay(phase) || phase === 'signing-in',
  });
  const { sync } = draft;
  useEffect(() => {
    if (phase !== 'accepted') return;
    closeCreation();
    void sync.discard();
  }, [phase, sync]);
  // A visitor's typing goes with the tab.
  useLeaveWarning(() => isWorthKeeping(form) && (user === null || sync.hasUnsaved()));
  return draft;
}
