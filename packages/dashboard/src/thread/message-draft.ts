import { storedRecord } from '../begun-requests/stored-record.ts';

/** What was typed and not sent, of an order, in this tab. */
export function messageDraft(orderId: string) {
  const place = { storage: () => sessionStorage, key: `orderMessage.${orderId}` };
  return storedRecord(place, (value) => (typeof value === 'string' ? value : null));
}
