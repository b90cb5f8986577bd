import type { Draft } from '@tassis/contracts';
import { DRAFT_SERVICES, type DraftService } from '@tassis/domain';
import { storedRecord, type StoredRecord } from './stored-record.ts';

/**
 * What is being typed in a form ('company-creation'), stored for this tab: the order pages write and restore it.
 */
export function typedRecord<Value>(
  form: string,
  parse: (value: unknown, savedAt: number) => Value | null,
): StoredRecord<Value> {
  return storedRecord({ storage: () => sessionStorage, key: `typed:${form}` }, parse);
}

/** The requests that this tab stores because they were typed before signing in, as drafts. */
export function readTypedRequests(): Draft[] {
  return DRAFT_SERVICES.flatMap((service) => typedRequest(service).read() ?? []);
}

/** Deletes what this tab stores of a request. */
export function removeTypedRequest(service: DraftService): void {
  typedRequest(service).remove();
}

const typedRequest = (service: DraftService) =>
  typedRecord<Draft>(service.replaceAll('_', '-'), (value, savedAt) => ({
    service,
    data: { form: value },
    version: 0,
    files: [],
    updated_at: new Date(savedAt).toISOString(),
  }));
