import { keptRecord } from '../begun-requests/kept-record.ts';

/** What was typed and not sent, of an order, in this tab. */
export function messageDraft(orderId: string) {
  const place = { storage: () => sessionStorage, key: `orderMessage.${orderId}` };
  return keptRecord(place, (value) => (typeof value === 'string' ? value : null));
}
