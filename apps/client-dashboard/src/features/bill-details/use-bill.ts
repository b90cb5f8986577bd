import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getClientBill } from '@tassis/contracts';
import { useChanges, useSettled } from '@tassis/dashboard';
import { getCardPaymentState } from './card-payment-state.ts';

/** So often a payment is asked about that nobody has confirmed yet: its refusal changes no bill, so no change tells of it. */
const CONFIRMATION_MS = 2500;

/** One of the client's bills, as it changes; `payment` is the card payment from which the client has come back. */
export function useBill(id: string, payment: string | null) {
  const query = useQuery({
    ...apiQuery(getClientBill, { params: { id } }),
    // Each answer is shown anew, be it like the one before: by then the time of a payment may be over.
    structuralSharing: false,
    refetchInterval: ({ state }) => {
      const bill = state.data?.data;
      const isWaiting = bill && getCardPaymentState(bill, payment) === 'waiting';
      return isWaiting ? CONFIRMATION_MS : false;
    },
  });
  const lookSoon = useSettled(() => void query.refetch());
  useChanges({ types: ['bill'], id }, lookSoon);
  return query;
}
