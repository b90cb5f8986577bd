import type { ApiError } from '@tassis/api-client';

/** Why an order was not sent, or why nobody knows whether it was. */
export type Failure =
  | { kind: 'refused'; error: ApiError }
  /** A request may have arrived, and the lookup failed. */
  | { kind: 'unknown' }
  /** The browser is offline: nothing could be sent. */
  | { kind: 'unreachable' }
  /** An earlier unanswered request never arrived. */
  | { kind: 'not_received' }
  /** A bug in this form, not a failure of the server. */
  | { kind: 'unexpected'; error: unknown }
  | { kind: 'wrong_role' }
  | { kind: 'no_price' }
  /** The client has ended the link with this partner. */
  | { kind: 'not_linked' }
  /** The partner may not order for clients any more. */
  | { kind: 'not_validated' }
  /** An earlier request did arrive, with another content than now. */
  | { kind: 'prepared_earlier' };
