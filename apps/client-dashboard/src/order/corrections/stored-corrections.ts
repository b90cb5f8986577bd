import { asFields } from '@tassis/contracts';
import { storedRecord } from '@tassis/dashboard/begun-requests';

/** A form that was not sent: what stood in it, and what the order had before anything was typed. */
export type StoredCorrections = { typed: unknown; before: unknown };

/** What a client has typed of an order's corrections, in this tab: it survives a reload. */
export function storedCorrections(orderId: string) {
  const place = { storage: () => sessionStorage, key: `orderCorrections.${orderId}` };
  return storedRecord<StoredCorrections>(place, (value) => {
    const { typed, before } = asFields(value);
    return typed === undefined || before === undefined ? null : { typed, before };
  });
}
