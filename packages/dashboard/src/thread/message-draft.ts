import { storedRecord } from '../begun-requests/stored-record.ts';

/** The unsent message of an order, stored in this tab. */
export function messageDraft(orderId: string) {
  const place = { storage: () => sessionStorage, key: `orderMessage.${orderId}` };
  return storedRecord(place, (value) => (typeof value === 'string' ? value : null));
}
