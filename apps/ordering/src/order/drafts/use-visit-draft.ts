import { getSession, useSession } from '@tassis/auth';
import { mayPlaceOrder } from '@tassis/domain';
import type { Members, OrderForm } from '@tassis/order-fields/form';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { VisitForm } from '../keeping/visit-form.ts';
import { whoIsIn } from '../keeping/who-is-in.ts';
import { useBehalf } from '../on-behalf/behalf.ts';
import { isUnderWay } from '../sending-pane.tsx';
import type { SubmissionState } from '../submission/order-submission.ts';
import { draftGateway } from './draft-gateway.ts';
import { DraftSync } from './draft-sync.ts';

/**
 * Synchronises the form of a signed-in client, or of a partner who orders for one, with the server. Placing the order deletes
 * the draft and empties the form. While an order is being sent nothing is read or saved. `isLoading` is also true while the
 * session is unknown.
 */
export function useVisitDraft<Of extends Members>(
  visit: VisitForm<Of>,
  form: OrderForm<Of>,
  phase: SubmissionState['phase'],
) {
  const { service, records } = visit;
  const isSending = isUnderWay(phase) || phase === 'signing-in';
  const { status, user, ended } = useSession();
  const behalf = useBehalf();
  const isBlank = useCallback(() => visit.isBlank(form), [visit, form]);
  const [sync] = useState(
    () =>
      new DraftSync({
        form,
        gateway: behalf?.draftOf(service) ?? draftGateway(service),
        head: records.draftHead,
        isBlank,
        isAlike: (stored) => visit.isAlike(form, stored),
        who: whoIsIn,
      }),
  );
  const state = useStore(sync.store);
  const question = useRef<HTMLDivElement>(null);
  const mayKeep = user !== null && (behalf !== null || mayPlaceOrder({ role: user.user_type }));
  const keeperId = mayKeep ? user.id : null;

  useEffect(() => {
    if (keeperId === null || isSending) return;
    // A form that was stored before the sign-in, perhaps in another tab, comes first.
    const left = isBlank() ? records.draft.read() : null;
    if (left !== null) form.load(left);
    void sync.start();
  }, [sync, keeperId, isSending, form, records, isBlank]);
  useEffect(() => {
    if (keeperId === null) sync.stop();
    return () => sync.stop();
  }, [sync, keeperId]);
  // Opens the sign-in dialog when the session ends; while an order is being sent, the order's own dialog does that.
  useEffect(
    () => (keeperId === null || isSending ? undefined : getSession().guard()),
    [keeperId, isSending],
  );
  // Unsaved changes are saved after signing in again.
  useEffect(() => {
    if (!ended) sync.flush();
  }, [sync, ended]);
  useEffect(() => {
    const leave = ({ type }: Event) => {
      if (type === 'pagehide' || document.visibilityState === 'hidden') sync.flush();
    };
    document.addEventListener('visibilitychange', leave);
    globalThis.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      globalThis.removeEventListener('pagehide', leave);
    };
  }, [sync]);
  useEffect(() => {
    if (phase !== 'accepted') return;
    visit.close();
    void sync.discard();
  }, [phase, visit, sync]);
  // Input of a person without a draft on the server is lost with the tab.
  useLeaveWarning(() => visit.isWorthKeeping(form) && (keeperId === null || sync.hasUnsaved()));

  // While the session is unknown, and until the draft is requested.
  const isToCome = status === 'loading' || (keeperId !== null && !isSending && !state.isStarted);
  return {
    sync,
    ...state,
    isLoading: state.isLoading || (isToCome && sync.isLacking()),
    /** The notice of a conflict. */
    question,
    /** Whether a conflict is open; an attempt to send then focuses the notice. */
    isUndecided: () => {
      question.current?.focus();
      return question.current !== null;
    },
    /** Clears the form, and the draft on the server if there is one. */
    clear: () => {
      form.reset();
      void sync.discard().then(() => (state.isStarted ? sync.start() : undefined));
    },
  };
}

/** Makes the browser ask before the page is closed, if something would be lost. */
function useLeaveWarning(wouldLose: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  });
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => ask(event);
    globalThis.addEventListener('beforeunload', onLeave);
    return () => globalThis.removeEventListener('beforeunload', onLeave);
  }, []);
}
