import { asFields } from '@tassis/contracts';
import { storedRecord, typedRecord, type StoredRecord } from '@tassis/dashboard/begun-requests';
import { DRAFT_STORAGE_KEYS, type DraftService } from '@tassis/domain';

/** What the browser keeps of a form and of its order. */
export type OrderRecords<Snapshot> = {
  /** A visitor's form, kept from sending it until it is ordered. */
  draft: StoredRecord<Snapshot>;
  /** What is being typed, kept for a reload of this tab. */
  typing: StoredRecord<Snapshot>;
  /** The key of an order whose answer is not known, kept for a reload of this tab. */
  unansweredKey: StoredRecord<string>;
  /** The last order that was made of it in this tab: who goes back finds an empty form, and reads why. */
  sent: StoredRecord<SentOrder>;
  /** Which of the server's drafts this tab goes on from. */
  draftHead: StoredRecord<DraftHead>;
};

export type SentOrder = { id: string; reference: string };

/** A version of a draft, and the key of the order that it will be. */
export type DraftHead = { version: number; key: string };

/**
 * @param parse reads what was kept, of unknown shape and age; null when it is of no use
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

/** Makes one of its own for each client for whom a partner orders, so that no form shows what belongs to another. */
export function perClient<Made>(
  make: (clientId: string | null) => Made,
): (clientId: string | null) => Made {
  const made = new Map<string | null, Made>();
  return (clientId) => {
    const known = made.get(clientId) ?? make(clientId);
    made.set(clientId, known);
    return known;
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
