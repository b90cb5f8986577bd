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
 * Keeps the form of a signed-in client, or of a partner who orders for one, on the server; with the order the draft goes, and
 * the next form is empty. While an order is on its way nothing is read or saved. `isLoading` also while it is not known who is
 * there.
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
        isAlike: (kept) => visit.isAlike(form, kept),
        who: whoIsIn,
      }),
  );
  const state = useStore(sync.store);
  const question = useRef<HTMLDivElement>(null);
  const mayKeep = user !== null && (behalf !== null || mayPlaceOrder({ role: user.user_type }));
  const keeperId = mayKeep ? user.id : null;

  useEffect(() => {
    if (keeperId === null || isSending) return;
    // What was left at the sign-in, in another tab perhaps, comes first.
    const left = isBlank() ? records.draft.read() : null;
    if (left !== null) form.load(left);
    void sync.start();
  }, [sync, keeperId, isSending, form, records, isBlank]);
  useEffect(() => {
    if (keeperId === null) sync.stop();
    return () => sync.stop();
  }, [sync, keeperId]);
  // A session that ends here is asked for again over the form; while an order is on its way, its own dialog does that.
  useEffect(
    () => (keeperId === null || isSending ? undefined : getSession().guard()),
    [keeperId, isSending],
  );
  // What could not be saved meanwhile is saved once they are back.
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
  // What anybody but a keeper types goes with the tab.
  useLeaveWarning(() => visit.isWorthKeeping(form) && (keeperId === null || sync.hasUnsaved()));

  // Before it is known who is there, and until their draft is asked for.
  const isToCome = status === 'loading' || (keeperId !== null && !isSending && !state.isStarted);
  return {
    sync,
    ...state,
    isLoading: state.isLoading || (isToCome && sync.isLacking()),
    /** The notice that asks which of two versions stays. */
    question,
    /** Whether that is still asked; who then wants to send is led there. */
    isUndecided: () => {
      question.current?.focus();
      return question.current !== null;
    },
    /** The form begins anew, on the server too, where a visitor has nothing. */
    clear: () => {
      form.reset();
      void sync.discard().then(() => (state.isStarted ? sync.start() : undefined));
    },
  };
}

/** The browser asks before the page is closed, and only when something would be lost then. */
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
