/** What went wrong with a call. */
export interface ApiErrorFacts {
  /** HTTP status; null when nobody answered. */
  status: number | null;
  /** The API's code, or the client's own: `timeout`, `network`, `login_network`, `aborted`, `unexpected_answer`. */
  code: string;
  /** The server's words; absent when it said none. */
  serverMessage?: string | undefined;
  /** Field path → texts, of a 422. */
  errors?: Record<string, string[]> | undefined;
  /** Quoted to the staff to find the request in the logs. */
  requestId?: string | undefined;
  /** Whether some try may have been carried out although no answer came. */
  mayHaveReachedServer: boolean;
  /** The record as it stands now, of a `stale_version`; checked by nobody yet. */
  data?: unknown;
  /** Seconds after which to try again, of a 429 or 503. */
  retryAfter?: number | undefined;
}

/** The one error that calls throw. It carries facts; `explain` of `@tassis/messages` makes texts of them. */
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
