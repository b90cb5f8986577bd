import { useSession } from '@tassis/auth';
import type { Role } from '@tassis/domain';
import { toFormPath, type Members, type OrderForm } from '@tassis/order-fields/form';
import { useEffect, useState } from 'react';
import { useVisitDraft } from './drafts/use-visit-draft.ts';
import { useForgetAtSignOut } from './keeping/use-forget-at-sign-out.ts';
import type { VisitForm } from './keeping/visit-form.ts';
import { useBehalf } from './on-behalf/behalf.ts';
import { isUnderWay } from './sending-pane.tsx';
import { refusedPaths } from './submission/failure-lines.ts';
import type { OrderBody } from './submission/order-body.ts';
import { useFreshPrice } from './submission/use-fresh-price.ts';
import { useOrderSubmission } from './submission/use-order-submission.ts';

export type OrderFlow<Of extends Members> = ReturnType<typeof useOrderFlow<Of>>;

/**
 * The common behaviour of order forms: sending, sign-in, field errors of the server, refetching a changed
 * price, drafts, and clearing at sign-out. Must be called after the hook that restores the stored form.
 */
export function useOrderFlow<Of extends Members>(visit: VisitForm<Of>, form: OrderForm<Of>) {
  const { submission, state } = useOrderSubmission(visit.records);
  const behalf = useBehalf();
  const { status, user } = useSession();
  const [sender, setSender] = useState<string>();
  const { failure, phase } = state;
  useEffect(() => {
    form.refuse(refusedPaths(failure).map(([path, text]) => [toFormPath(path), text]));
  }, [form, failure]);
  useFreshPrice(failure);
  useEffect(() => {
    if (phase === 'accepted') behalf?.onAccepted();
  }, [phase, behalf]);
  const { signOutHere } = useForgetAtSignOut(visit.records, { isUnderWay: phase !== 'editing' });
  const draft = useVisitDraft(visit, form, phase);
  return {
    visit,
    form,
    draft,
    state,
    isBusy: isUnderWay(phase),
    /** Whether nobody is signed in; a visitor signs in after pressing the button. The server renders the form for visitors. */
    isVisitor: user === null && (visit.isServed || status === 'ready'),
    /** Sends the order at the price on screen; refuses while that is not known. */
    send: (price: { total: number } | undefined, toBody: (finalPrice: number) => OrderBody) => {
      if (draft.isUndecided()) return;
      setSender(user?.email);
      if (price === undefined) {
        submission.refuse({ kind: 'no_price' });
        return;
      }
      const body = toBody(price.total);
      void submission.submit({ body, snapshot: form.snapshot(), key: draft.sync.key });
    },
    /** Clears the form, and its draft on the server. */
    clear: () => {
      submission.forget();
      draft.clear();
    },
    /** For RoleNotice. */
    signOutHere: () => {
      visit.own(null);
      signOutHere();
    },
    /** For SignInDialog. */
    signIn: {
      open: phase === 'signing-in',
      email: sender,
      onSignedIn: (role: Role) => submission.signedIn(role),
      onCancel: () => submission.cancelSignIn(),
    },
  };
}
