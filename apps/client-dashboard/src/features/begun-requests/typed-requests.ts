import { asFields, type Draft } from '@tassis/contracts';
import { DRAFT_SERVICES, type DraftService } from '@tassis/domain';

/** The order pages forget what is older. */
const LIFETIME = 24 * 60 * 60 * 1000; // milliseconds

/**
 * The requests that this tab holds because they were typed before signing in, as drafts. The order pages store them
 * (`typed:company-creation`) and restore them when they open.
 */
export function readTypedRequests(): Draft[] {
  return DRAFT_SERVICES.flatMap((service) => {
    const { savedAt, value } = asFields(readJson(toKey(service)));
    if (typeof savedAt !== 'number' || Date.now() - savedAt >= LIFETIME) return [];
    const updated_at = new Date(savedAt).toISOString();
    return [{ service, data: { form: value }, version: 0, files: [], updated_at }];
  });
}

/** Deletes what this tab holds of a request. */
export function removeTypedRequest(service: DraftService): void {
  try {
    sessionStorage.removeItem(toKey(service));
  } catch {
    // Storage is forbidden: nothing is stored.
  }
}

const toKey = (service: DraftService) => `typed:${service.replaceAll('_', '-')}`;

/** Storage may be forbidden or hold anything. */
function readJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
