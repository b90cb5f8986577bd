import type { OrderSummary } from '@tassis/contracts';

/** Whether documents can still be added to an order: not once it has come to nothing. */
export function takesDocuments({ status }: Pick<OrderSummary, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'rejected';
}
