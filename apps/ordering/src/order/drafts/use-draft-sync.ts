import { getSession, useSession } from '@tassis/auth';
import { mayPlaceOrder, type DraftService } from '@tassis/domain';
import type { FormSnapshot, Members, OrderForm } from '@tassis/order-fields/form';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { OrderRecords } from '../keeping/records.ts';
import { whoIsIn } from '../keeping/who-is-in.ts';
import { useBehalf } from '../on-behalf/behalf.ts';
import { draftGateway } from './draft-gateway.ts';
import { DraftSync } from './draft-sync.ts';

type Setting<Of extends Members> = {
  service: DraftService;
  form: OrderForm<Of>;
  records: OrderRecords<FormSnapshot<Of>>;
  isBlank: () => boolean;
  /** Where a package is ordered; see `DraftSync`. */
  isAlike?: (kept: unknown) => boolean;
  /** While an order is on its way nothing is read or saved. */
  isUnderWay: boolean;
};

/**
 * Keeps the form of a signed-in client, or of a partner who orders for one, on the server. `isLoading` also while it is not known who is there; `isSaved` says
 * whether leaving would lose nothing.
 */
export function useDraftSync<Of extends Members>(setting: Setting<Of>) {
  const { service, form, records, isBlank, isAlike = () => false, isUnderWay } = setting;
  const { status, user, ended } = useSession();
  const behalf = useBehalf();
  const [sync] = useState(
    () =>
      new DraftSync({
        form,
        gateway: behalf?.draftOf(service) ?? draftGateway(service),
        head: records.draftHead,
        isBlank,
        isAlike,
        who: whoIsIn,
      }),
  );
  const state = useStore(sync.store);
  const question = useRef<HTMLDivElement>(null);
  const mayKeep = user !== null && (behalf !== null || mayPlaceOrder({ role: user.user_type }));
  const keeperId = mayKeep ? user.id : null;

  useEffect(() => {
    if (keeperId === null || isUnderWay) return;
    // What was left at the sign-in, in another tab perhaps, comes first.
    const left = isBlank() ? records.draft.read() : null;
    if (left !== null) form.load(left);
    void sync.start();
  }, [sync, keeperId, isUnderWay, form, records, isBlank]);
  useEffect(() => {
    if (keeperId === null) sync.stop();
    return () => sync.stop();
  }, [sync, keeperId]);
  // A session that ends here is asked for again over the form; while an order is on its way, its own dialog does that.
  useEffect(
    () => (keeperId === null || isUnderWay ? undefined : getSession().guard()),
    [keeperId, isUnderWay],
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

  // Before it is known who is there, and until their draft is asked for.
  const isToCome = status === 'loading' || (keeperId !== null && !isUnderWay && !state.isStarted);
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
    // What anybody else types goes with the tab.
    isSaved: () => keeperId !== null && !sync.hasUnsaved(),
    /** The form begins anew, on the server too, where a visitor has nothing. */
    clear: () => {
      form.reset();
      void sync.discard().then(() => (state.isStarted ? sync.start() : undefined));
    },
  };
}
