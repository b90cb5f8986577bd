import { getSession, useSession } from '@tassis/auth';
import { mayPlaceOrder, type DraftService } from '@tassis/domain';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Kept, Members, OrderForm } from '../form/order-form.ts';
import type { OrderRecords } from '../keeping/records.ts';
import { draftGateway } from './draft-gateway.ts';
import { DraftSync } from './draft-sync.ts';

type Setting<Of extends Members> = {
  service: DraftService;
  form: OrderForm<Of>;
  records: OrderRecords<Kept<Of>>;
  isBlank: () => boolean;
  /** While an order is on its way nothing is read or saved. */
  isUnderWay: boolean;
};

/** Keeps the form of a signed-in client on the server. `isLoading` also while it is not known who is there. */
export function useDraftSync<Of extends Members>(setting: Setting<Of>) {
  const { service, form, records, isBlank, isUnderWay } = setting;
  const { status, user } = useSession();
  const [sync] = useState(
    () =>
      new DraftSync({
        form,
        gateway: draftGateway(service),
        version: records.draftVersion,
        isBlank,
        who: () => getSession().store.getState().user?.id ?? null,
      }),
  );
  const state = useStore(sync.store);
  const clientId = user !== null && mayPlaceOrder({ role: user.user_type }) ? user.id : null;

  useEffect(() => {
    if (clientId === null || isUnderWay) return;
    // What was left at the sign-in, in another tab perhaps, comes first.
    const left = isBlank() ? records.draft.read() : null;
    if (left !== null) form.load(left);
    void sync.start();
  }, [sync, clientId, isUnderWay, form, records, isBlank]);
  useEffect(() => {
    if (clientId === null) sync.stop();
    return () => sync.stop();
  }, [sync, clientId]);

  // Before it is known who is there, and until their draft is asked for.
  const isToCome = status === 'loading' || (clientId !== null && !isUnderWay && !state.isStarted);
  return { sync, ...state, isLoading: state.isLoading || (isToCome && sync.isLacking()) };
}
