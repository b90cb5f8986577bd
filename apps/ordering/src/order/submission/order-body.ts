import type { createOrder, InputOf } from '@tassis/contracts';

/** The body of POST /orders. The price is sent so that a change of rates is refused, not billed. */
export type OrderBody = InputOf<typeof createOrder>['body'];

/** One order: the body, and the form as the browser stores it until it can be sent. */
export type OrderRequest<Snapshot> = {
  body: OrderBody;
  snapshot: Snapshot;
  /** The key of its draft, if it has one: sent from several tabs or devices, it makes one order. */
  key?: string | undefined;
};
