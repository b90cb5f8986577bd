import type { ApiError } from '@tassis/api-client';

/** Why an order was not sent, or why nobody knows whether it was. */
export type Failure =
  | { kind: 'refused'; error: ApiError }
  /** A try may have arrived, and it could not be found out. */
  | { kind: 'unknown' }
  /** The browser is offline: nothing could be sent. */
  | { kind: 'unreachable' }
  /** A try of before, unanswered then, never arrived. */
  | { kind: 'not_received' }
  /** Not the server's doing: an error of ours. */
  | { kind: 'unexpected'; error: unknown }
  | { kind: 'wrong_role' }
  | { kind: 'no_price' }
  /** The client does not let this partner follow them any more. */
  | { kind: 'not_linked' }
  /** The partner may not order for clients any more. */
  | { kind: 'not_validated' }
  /** A try of before did arrive, with something else in it than now. */
  | { kind: 'prepared_earlier' };
