/** The facts of a failed call. */
export interface ApiErrorFacts {
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** The API's code, or the client's own: `timeout`, `network`, `login_network`, `aborted`, `unexpected_answer`. */
  code: string;
  /** The server's message, if it sent one. */
  serverMessage?: string | undefined;
  /** The texts of a 422 by field path. */
  errors?: Record<string, string[]> | undefined;
  /** The person quotes it to the staff, who find the request in the logs. */
  requestId?: string | undefined;
  /** Whether the server may have carried out an attempt although no answer came. */
  mayHaveReachedServer: boolean;
  /** The current record of a `stale_version`, or the free slots of a `slot_taken`; not validated yet. */
  data?: unknown;
  /** Seconds to wait before the next attempt, from a 429 or 503. */
  retryAfter?: number | undefined;
}

/** The only error that calls throw. It carries facts; `explain` of `@tassis/messages` turns them into texts. */
export class ApiError extends Error {
  readonly status: number | null;
  readonly code: string;
  readonly serverMessage: string | undefined;
  readonly errors: Record<string, string[]> | undefined;
  readonly requestId: string | undefined;
  readonly mayHaveReachedServer: boolean;
  readonly retryAfter: number | undefined;
  readonly data: unknown;

  constructor(facts: ApiErrorFacts, cause?: unknown) {
    super(facts.serverMessage ?? `API error ${facts.code}`, { cause });
    this.name = 'ApiError';
    this.status = facts.status;
    this.code = facts.code;
    this.serverMessage = facts.serverMessage;
    this.errors = facts.errors;
    this.requestId = facts.requestId;
    this.mayHaveReachedServer = facts.mayHaveReachedServer;
    this.retryAfter = facts.retryAfter;
    this.data = facts.data;
  }
}
