import type { Draft } from '@tassis/contracts';
import { DRAFT_SERVICES, type DraftService } from '@tassis/domain';
import { storedRecord, type StoredRecord } from './stored-record.ts';

/** The input of a form ('company-creation'), stored for this tab. The order pages write and restore it. */
export function typedRecord<Value>(
  form: string,
  parse: (value: unknown, savedAt: number) => Value | null,
): StoredRecord<Value> {
  return storedRecord({ storage: () => sessionStorage, key: `typed:${form}` }, parse);
}

/** The forms that were typed in this tab before signing in, as drafts. */
export function readTypedRequests(): Draft[] {
  return DRAFT_SERVICES.flatMap((service) => typedRequest(service).read() ?? []);
}

/** Deletes the form of a service from this tab. */
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
