import type { InputOf, OutputOf } from '@tassis/contracts';
import type {
  LinkContract,
  PlainContract,
  SavedContract,
  StreamContract,
  VersionedContract,
} from './contract-kinds.ts';

/** Options of one call. */
export interface CallOptions {
  /**
   * The idempotency key. The same key makes a repeated call harmless. The client makes one up when a creating call
   * has none.
   */
  idempotencyKey?: string;
  /** Aborts the call, which then throws with the code `aborted`. */
  signal?: AbortSignal | undefined;
  /** The browser finishes the request after the page is left, if the body is small enough (`fetch`’s `keepalive`). */
  keepalive?: boolean;
  /**
   * Called with the part of the body that is sent, from 0 to 1, as with a large file. The call's time limit then runs
   * from the last part.
   */
  onProgress?: ((sent: number) => void) | undefined;
}

/**
 * Calls one operation and resolves to the body of its success. Throws `ApiError`. Never shows anything, never
 * navigates. An operation that changes a shared record takes the `version` of the record as it was read; no other
 * operation takes one.
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
   * Asks the API for a file's link and lets the browser save the file, so that its bytes never pass through the
   * page's memory. Resolves when the browser has been asked. Throws `ApiError` when there is no link.
   */
  readonly download: <C extends LinkContract>(
    contract: C,
    input: InputOf<C>,
    options?: CallOptions,
  ) => Promise<void>;
  /**
   * Asks the API for a file's link and reads the file, to show it in the page. A file that is only saved is
   * `download`ed. Throws `ApiError`.
   */
  readonly readFile: <C extends LinkContract>(
    contract: C,
    input: InputOf<C>,
    options?: CallOptions,
  ) => Promise<ArrayBuffer>;
  /**
   * Opens a stream of server-sent events, until `signal` aborts or the server ends it. One attempt; the token is
   * refreshed as in a call. Throws `ApiError`.
   */
  readonly stream: (
    contract: StreamContract,
    options: { signal: AbortSignal },
  ) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}
