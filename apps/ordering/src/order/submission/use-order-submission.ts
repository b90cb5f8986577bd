import { getSession } from '@tassis/auth';
import { useNotify } from '@tassis/design-system/host';
import type { Order } from '@tassis/contracts';
import type { Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { useNavigate } from '@tassis/platform/router';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import type { OrderRecords } from '../keeping/records.ts';
import { useBehalf } from '../on-behalf/behalf.ts';
import { keyedRequestMemory } from './keyed-request-memory.ts';
import { orderGateway } from './order-gateway.ts';
import { OrderSubmission, type Submission, type SubmissionPorts } from './order-submission.ts';

/** The submission of a page's form; looks up a request that was unanswered before a reload. */
export function useOrderSubmission<Snapshot>(records: OrderRecords<Snapshot>) {
  const onAccepted = useOrderAccepted();
  const behalf = useBehalf();
  const [submission] = useState<Submission<Snapshot>>(
    () => behalf?.submissionOf(records) ?? new OrderSubmission(portsOver(records)),
  );
  const state = useSyncExternalStore(submission.subscribe, submission.state, submission.state);
  useEffect(() => submission.whenAccepted(onAccepted), [submission, onAccepted]);
  useEffect(() => {
    void submission.resume();
  }, [submission]);
  return { submission, state };
}

/** Navigates to the confirmation; on another page it only shows a toast. */
function useOrderAccepted() {
  const navigate = useNavigate();
  const notify = useNotify();
  const { received } = useOrderMessages();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    (order: Order, isEarlier: boolean) => {
      const state = { order, isEarlier };
      if (isHere.current) void navigate(paths.orderConfirmation(order.id), { state });
      else notify({ tone: 'success', text: received });
    },
    [navigate, notify, received],
  );
}

function portsOver<Snapshot>(records: OrderRecords<Snapshot>): SubmissionPorts<Snapshot> {
  return {
    gateway: orderGateway,
    requests: keyedRequestMemory(records.unansweredKey),
    isOnline: () => navigator.onLine,
    records,
    sender: knownRole,
  };
}

/** The role of the signed-in person, as soon as the session knows. */
function knownRole(): Promise<Role | null> {
  const { store } = getSession();
  return new Promise((resolve) => {
    const settle = () => {
      const { status, user } = store.getState();
      if (status === 'loading') return;
      unsubscribe();
      resolve(user?.user_type ?? null);
    };
    const unsubscribe = store.subscribe(settle);
    settle();
  });
}
