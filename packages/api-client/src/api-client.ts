import type { InputOf, OutputOf } from '@tassis/contracts';
import type {
  LinkContract,
  PlainContract,
  SavedContract,
  VersionedContract,
} from './contract-kinds.ts';

/** Options of one call. */
export interface CallOptions {
  /** One key an intent: give the same one to send the same thing again. Made up when a creating call has none. */
  idempotencyKey?: string;
  /** Gives the call up; it then throws with the code `aborted`. */
  signal?: AbortSignal | undefined;
  /** Goes on when the page is left right after, if what is sent is small enough for that. */
  keepalive?: boolean;
}

/**
 * Carries out one operation and resolves to the body of its success. Throws `ApiError`. Never shows anything, never
 * navigates. What changes a shared record wants `version`: that of the record as it was read; nothing else takes one.
 */
interface Call {
  <C extends PlainContract>(
    contract: C,
    input: InputOf<C>,
    options?: CallOptions,
  ): Promise<OutputOf<C>>;
  <C extends VersionedContract>(
    contract: C,
    input: InputOf<C>,
    options: CallOptions & { version: number },
  ): Promise<OutputOf<C>>;
  <C extends SavedContract>(
    contract: C,
    input: InputOf<C>,
    options?: CallOptions & { version?: number },
  ): Promise<OutputOf<C>>;
}

/** Calls the API. */
export interface ApiClient {
  readonly call: Call;
  /**
   * Asks for the link of a file and lets the browser save what is behind it: nothing passes through the page's memory,
   * and the page stays. Resolves when the browser has been asked. Throws `ApiError` when there is no link.
   */
  readonly download: <C extends LinkContract>(
    contract: C,
    input: InputOf<C>,
    options?: CallOptions,
  ) => Promise<void>;
}
