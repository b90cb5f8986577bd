import { asFields } from '@tassis/contracts';
import { storedRecord, typedRecord, type StoredRecord } from '@tassis/dashboard/begun-requests';
import { DRAFT_STORAGE_KEYS, type DraftService } from '@tassis/domain';

/** The records of a form and its order in the browser's storage. */
export type OrderRecords<Snapshot> = {
  /** A visitor's form, stored from the first attempt to send it until it is ordered. */
  draft: StoredRecord<Snapshot>;
  /** The form while it is typed, for a reload of this tab. */
  typing: StoredRecord<Snapshot>;
  /** The key of an order whose answer is unknown, for a reload of this tab. */
  unansweredKey: StoredRecord<string>;
  /** The last order of this tab: a person who goes back finds an empty form, and a notice with this order. */
  sent: StoredRecord<SentOrder>;
  /** The version of the server's draft on which this tab is based. */
  draftHead: StoredRecord<DraftHead>;
};

export type SentOrder = { id: string; reference: string };

/** A version of a draft, and the idempotency key of its order. */
export type DraftHead = { version: number; key: string };

/**
 * @param parse reads a stored value of unknown shape and age; null when it is invalid
 * @param clientId for whom a partner orders; null for an own order
 */
export function orderRecords<Snapshot>(
  service: DraftService,
  parse: (source: unknown) => Snapshot | null,
  clientId: string | null = null,
): OrderRecords<Snapshot> {
  const ofClient = clientId === null ? '' : `:${clientId}`;
  const form = service.replaceAll('_', '-') + ofClient;
  const draftKey = DRAFT_STORAGE_KEYS[service] + ofClient;
  return {
    draft: storedRecord({ storage: () => localStorage, key: draftKey }, parse),
    typing: typedRecord(form, parse),
    unansweredKey: storedRecord({ storage: tab, key: `unanswered:${form}` }, keyIn),
    sent: storedRecord({ storage: tab, key: `sent:${form}` }, sentIn),
    draftHead: storedRecord({ storage: tab, key: `draft-head:${form}` }, headIn),
  };
}

const tab = () => sessionStorage;

function keyIn(source: unknown): string | null {
  return typeof source === 'string' && source !== '' ? source : null;
}

function sentIn(source: unknown): SentOrder | null {
  const { id, reference } = asFields(source);
  return typeof id === 'string' && typeof reference === 'string' ? { id, reference } : null;
}

function headIn(source: unknown): DraftHead | null {
  const { version, key } = asFields(source);
  return typeof version === 'number' && typeof key === 'string' ? { version, key } : null;
}
