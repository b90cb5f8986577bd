import { newIdempotencyKey } from '@tassis/api-client';
import type { InputOf, reportClientError } from '@tassis/contracts';

/** A failure: the whole content of a report. */
export interface Failure {
  /** The area, or `shell`. */
  area: string;
  /** The area's version, where one is known. */
  version?: string | undefined;
  kind: string;
  /** The request id of the failed answer. */
  requestId?: string | undefined;
}

/** Reports failures of this page to the API. */
export interface FailureReports {
  /** The reference under which a failure is reported, for the person to quote; the same as long as the page is open. */
  getReference: (failure: Failure) => string;
  /** Reports a failure with the scrubbed message of its error: each once per page, ten at most. Ignores a failed request. */
  report: (failure: Failure, error?: unknown) => void;
}

interface ReportsFrom {
  /** Base of the API. */
  baseUrl: string;
  /** The shell's version. */
  shell: string;
  /** The version of the release manifest that the page was made from. */
  release: string;
}

const MOST = 10;
const path: typeof reportClientError.path = '/client-errors';
type Report = InputOf<typeof reportClientError>['body'];

/** Creates the reports of a page. */
export function createFailureReports({ baseUrl, ...page }: ReportsFrom): FailureReports {
  const references = new Map<string, string>();
  const told = new Set<string>();
  let requests = 0;
  const getReference = ({ requestId, ...failure }: Failure): string => {
    const key = formatKey(failure);
    const reference = requestId ?? references.get(key) ?? newIdempotencyKey();
    if (requestId === undefined) references.set(key, reference);
    return reference;
  };
  return {
    getReference,
    report: (failure, error) => {
      const key = formatKey(failure);
      if (told.has(key) || requests >= MOST || !navigator.onLine) return;
      told.add(key);
      requests += 1;
      const { version, kind } = failure;
      // An unreadable entry may have any id.
      const area = /^[a-z][a-z\d-]{0,39}$/.test(failure.area) ? failure.area : 'shell';
      const request_id = getReference(failure);
      const said = { area, version: version ?? null, ...page, kind, request_id };
      post(`${baseUrl}${path}`, said, error).catch(
        () => told.delete(key), // sent when it happens again
      );
    },
  };
}

function formatKey({ area, version, kind, requestId }: Failure): string {
  return [area, version, kind, requestId].join(' ');
}

/**
 * The error's message is scrubbed by a separate script, which a page without failures does not load; without it the report
 * has no message. After a lost chunk the page reloads at once, so there is no time to load it. `keepalive`: the request
 * survives a closed page.
 */
async function post(address: string, said: Report, error: unknown): Promise<void> {
  const words =
    error && said.kind !== 'chunk'
      ? (await import('./describe-error.ts').catch(ignore))?.describeError(error)
      : undefined;
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...said, ...words }),
    keepalive: true,
    credentials: 'omit',
  });
}

const ignore = () => undefined;
