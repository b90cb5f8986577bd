import type { createOrder, InputOf } from '@tassis/contracts';

/** The body of POST /orders. The price is sent so that a change of rates is refused, not billed. */
export type OrderBody = InputOf<typeof createOrder>['body'];

/** One order: what is sent, and what the browser keeps of the form while it cannot be sent yet. */
export type OrderRequest<Snapshot> = {
  body: OrderBody;
  snapshot: Snapshot;
  /** Of the draft, if it is that of one: wherever it is sent from, it makes one order. */
  key?: string | undefined;
};
