import type { AdminOrder, OutputOf, getAdminOrder } from '@tassis/contracts';
import type { Edit, SendOptions } from '@tassis/forms';
import type { Members, OrderForm } from '@tassis/order-fields/form';

/** What an edit works on. */
export type Edited<Of extends Members> = {
  form: OrderForm<Of>;
  /** The form of the order as it was read. */
  base: OrderForm<Of>;
};

/** An edit of an order by a form of its fields. */
export type OrderEdit<Of extends Members> = Pick<Edit<never, AdminOrder>, 'contract'> & {
  /** The form of an order, limited to what this edit changes; null when that is not in the order any more. */
  open: (order: AdminOrder) => OrderForm<Of> | null;
  /** Where a path that the API names stands in the form: 'data.cin' → 'associates.1.cin'. */
  toFormPath: (path: string, edited: Edited<Of>) => string;
  send: (
    edited: Edited<Of> & { reason: string },
    options: SendOptions,
  ) => Promise<OutputOf<typeof getAdminOrder>>;
};

/** Finds a service of an order. */
export function findService(
  { services }: AdminOrder,
  id: string,
): AdminOrder['services'][number] | undefined {
  return services.find((service) => service.id === id);
}
