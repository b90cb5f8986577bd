import { useSession } from '@tassis/auth';
import type { Role } from '@tassis/domain';
import {
  toFormPath,
  type FormSnapshot,
  type Members,
  type OrderForm,
} from '@tassis/order-fields/form';
import { useEffect, useState } from 'react';
import type { OrderRecords } from './keeping/records.ts';
import { useForgetAtSignOut } from './keeping/use-forget-at-sign-out.ts';
import { useBehalf } from './on-behalf/behalf.ts';
import { isUnderWay } from './sending-pane.tsx';
import { refusedPaths } from './submission/failure-lines.ts';
import type { OrderRequest } from './submission/order-body.ts';
import { useFreshPrice } from './submission/use-fresh-price.ts';
import { useOrderSubmission } from './submission/use-order-submission.ts';

/**
 * What every form does with its order: sends it, asks who is there, shows at its fields what the server refused, fetches
 * a price that has changed, forgets at sign-out.
 */
export function useOrderFlow<Of extends Members>(
  records: OrderRecords<FormSnapshot<Of>>,
  form: OrderForm<Of>,
) {
  const { submission, state } = useOrderSubmission(records);
  const behalf = useBehalf();
  const { status, user } = useSession();
  const [sender, setSender] = useState<string>();
  const { failure } = state;
  useEffect(() => {
    form.refuse(refusedPaths(failure).map(([path, text]) => [toFormPath(path), text]));
  }, [form, failure]);
  useFreshPrice(failure);
  // After the render in which the form empties itself.
  useEffect(() => {
    if (state.phase === 'accepted') behalf?.onAccepted();
  }, [state.phase, behalf]);
  const { signOutHere } = useForgetAtSignOut(records, { isUnderWay: state.phase !== 'editing' });
  return {
    state,
    isBusy: isUnderWay(state.phase),
    /** Known to be nobody yet: signing in comes after sending. */
    isVisitor: status === 'ready' && user === null,
    /** As far as is known: what a server renders is for visitors. */
    mayBeVisitor: user === null,
    /** Null: the price is not known, and nothing is sent without one. */
    send: (request: OrderRequest<FormSnapshot<Of>> | null) => {
      setSender(user?.email);
      if (request === null) submission.refuse({ kind: 'no_price' });
      else void submission.submit(request);
    },
    forget: () => submission.forget(),
    /** For the RoleNotice. */
    signOutHere,
    /** For the SignInDialog. */
    signIn: {
      open: state.phase === 'signing-in',
      email: sender,
      onSignedIn: (role: Role) => submission.signedIn(role),
      onCancel: () => submission.cancelSignIn(),
    },
  };
}
