import type { AdminOrder, OutputOf, getAdminOrder } from '@tassis/contracts';
import type { Edit, SendOptions } from '@tassis/forms';
import type { Members, OrderForm } from '@tassis/order-fields/form';

/** An edit with its forms. */
export type Edited<Of extends Members> = {
  form: OrderForm<Of>;
  /** The form of the order as it was read. */
  base: OrderForm<Of>;
};

/** An edit of an order by a form of its fields. */
export type OrderEdit<Of extends Members> = Pick<Edit<never, AdminOrder>, 'contract'> & {
  /** The form of an order, limited to the fields of this edit; null when they are no longer in the order. */
  open: (order: AdminOrder) => OrderForm<Of> | null;
  /** Maps a path of the API to the form's: 'data.cin' → 'associates.1.cin'. */
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
