import type { Role } from '@tassis/domain';
import type { core, input, output } from '@tassis/contracts/schema';
import type { ErrorCode } from './errors.ts';

type Schema = core.$ZodType;

/** Who may call: anyone, anyone signed in, or these roles. */
export type Auth = 'public' | 'any' | readonly Role[];

/** One API operation, whole: routes, documentation, client and denial tests are made of it. */
export type Contract = {
  /** Its name in code and in OpenAPI (`operationId`). */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base `/api`, parameters as `:id`. */
  readonly path: `/${string}`;
  /** One English sentence for the documentation. */
  readonly summary: string;
  readonly auth: Auth;
  readonly request: {
    readonly params?: Schema;
    readonly query?: Schema;
    readonly body?: Schema;
    readonly headers?: Schema;
  };
  readonly response: {
    /** Status of the usual success; 202: taken, and done later; 204 answers no body. */
    readonly status: 200 | 201 | 202 | 204;
    /** Another success with the same body (a creation that was already made). */
    readonly otherStatus?: 200;
    readonly schema: Schema;
  };
  /** What this operation may answer besides {@link COMMON_ERRORS}. */
  readonly errors: readonly ErrorCode[];
  /** Honours `Idempotency-Key`: the same key and body get the first answer again, for 24 hours. */
  readonly idempotent?: true;
  /**
   * Changes a shared record: wants `If-Match: "<version>"`, refuses when that is not its version any
   * more. `after_first`: the first write makes the record, and may come without (or as version 0).
   * Honours `Idempotency-Key` as well: the same change once more is answered with the record as it is now.
   */
  readonly versioned?: true | 'after_first';
  /** Answers a file of one of these media types instead of JSON: as an attachment. */
  readonly attachment?: readonly string[];
  /** Public and the same for everyone: answered with an ETag, and 304 to who has that already. */
  readonly cacheable?: true;
  /** The query is also that of one of these lists, by the parameter of the path that names it. */
  readonly listQueries?: Readonly<Record<string, Schema>>;
  /** Media types read as JSON besides `application/json`. */
  readonly mediaTypes?: readonly `application/${string}`[];
  /** Reads no body: also takes the form that a mail program posts. */
  readonly ignoresBody?: true;
  /** Largest body in bytes; 64 KiB when absent. */
  readonly bodyLimit?: number;
  /** The code answered when the request breaks the schema; `validation_failed` when absent. */
  readonly invalidCode?: ErrorCode;
  /** The code answered when the caller is throttled; `too_many_requests` when absent. */
  readonly throttledCode?: ErrorCode;
};

/** What any operation may answer, so contracts do not repeat it. */
export const COMMON_ERRORS = [
  'malformed_request',
  'request_timeout',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal_error',
  'overloaded',
] as const satisfies readonly ErrorCode[];

/** Bytes of a body when the contract does not say otherwise. */
export const DEFAULT_BODY_LIMIT = 64 * 1024;

/** Declares an operation; keeps its literal types. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

type RequestOf<C extends Contract> = C['request'];

/** What a caller gives: `params`, `query` and `body`, those that the contract has. */
export type InputOf<C extends Contract> = {
  [Part in keyof RequestOf<C> & ('params' | 'query' | 'body')]: RequestOf<C>[Part] extends Schema
    ? input<RequestOf<C>[Part]>
    : never;
};

/** What a route receives: the same parts, parsed. */
export type ParsedInputOf<C extends Contract> = {
  [Part in keyof RequestOf<C>]: RequestOf<C>[Part] extends Schema
    ? output<RequestOf<C>[Part]>
    : never;
};

/** What a caller gets: the body of the success. */
export type OutputOf<C extends Contract> = output<C['response']['schema']>;
