import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getClientBill } from '@tassis/contracts';
import { useChanges, useSettled } from '@tassis/dashboard';
import { getCardPaymentState } from './card-payment-state.ts';

/** The polling interval while a payment is unconfirmed. A refused payment changes no bill, so no change event reports it. */
const CONFIRMATION_MS = 2500;

/** One of the client's bills, kept up to date; `payment` is the card payment from which the client has returned. */
export function useBill(id: string, payment: string | null) {
  const query = useQuery({
    ...apiQuery(getClientBill, { params: { id } }),
    // Renders each answer, even an equal one, because the payment may have expired meanwhile.
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
