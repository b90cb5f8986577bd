import { asFields } from '@tassis/contracts';
import { storedRecord } from '@tassis/dashboard/begun-requests';

/** Unsent corrections: the input, and the order's values before it. */
export type StoredCorrections = { typed: unknown; before: unknown };

/** The client's input for an order's corrections, stored in this tab, so that it survives a reload. */
export function storedCorrections(orderId: string) {
  const place = { storage: () => sessionStorage, key: `orderCorrections.${orderId}` };
  return storedRecord<StoredCorrections>(place, (value) => {
    const { typed, before } = asFields(value);
    return typed === undefined || before === undefined ? null : { typed, before };
  });
}
