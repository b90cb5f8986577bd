import type { Role } from '@tassis/domain';
import type { core, input, output } from '@tassis/contracts/schema';
import type { ErrorCode } from './errors.ts';

type Schema = core.$ZodType;

/** Who may call: anyone, anyone signed in, or these roles. */
export type Auth = 'public' | 'any' | readonly Role[];

/** An API operation. The route, the OpenAPI document, the client's types and the denial tests derive from it. */
export type Contract = {
  /** Its name in code and in OpenAPI (`operationId`). */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to `/api`, with parameters as `:id`. */
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
    /** Status of the usual success. 202: accepted, done later. 204: no body. */
    readonly status: 200 | 201 | 202 | 204;
    /** Status of another success with the same body, as for a creation made before. */
    readonly otherStatus?: 200;
    readonly schema: Schema;
  };
  /** Errors of this operation besides {@link COMMON_ERRORS}. */
  readonly errors: readonly ErrorCode[];
  /** Honours `Idempotency-Key`: for 24 hours the same key and body get the first answer again. */
  readonly idempotent?: true;
  /**
   * Optimistic locking: the operation changes a shared record and requires `If-Match: "<version>"`; an older version
   * is refused. `after_first`: the first write creates the record and may come without a version or with 0. Also
   * honours `Idempotency-Key`: a repeated change is answered with the current record.
   */
  readonly versioned?: true | 'after_first';
  /** Answers a file of one of these media types instead of JSON: as an attachment. */
  readonly attachment?: readonly string[];
  /** Answers server-sent events, each with JSON of the response's schema as its data, until one side ends them. */
  readonly eventStream?: true;
  /** Public and the same for everyone: answered with an ETag, or 304 when the caller has it. */
  readonly cacheable?: true;
  /** The path parameter names a list, whose query this operation takes too. */
  readonly listQueries?: Readonly<Record<string, Schema>>;
  /** Media types parsed as JSON besides `application/json`. */
  readonly mediaTypes?: readonly `application/${string}`[];
  /** The body is another system's own and signed: the route gets its bytes, proves and reads them itself. */
  readonly signed?: true;
  /** Ignores the body, as of the form that a mail program posts. */
  readonly ignoresBody?: true;
  /** Largest body in bytes; 64 KiB when absent. */
  readonly bodyLimit?: number;
  /** The error code of an invalid request; `validation_failed` when absent. */
  readonly invalidCode?: ErrorCode;
  /** The error code for a throttled caller; `too_many_requests` when absent. */
  readonly throttledCode?: ErrorCode;
};

/** Errors that any operation may answer; contracts do not repeat them. */
export const COMMON_ERRORS = [
  'malformed_request',
  'request_timeout',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal_error',
  'overloaded',
] as const satisfies readonly ErrorCode[];

/** Largest body in bytes, unless the contract sets its own. */
export const DEFAULT_BODY_LIMIT = 64 * 1024;

/** Declares an operation and preserves its literal types. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

type RequestOf<C extends Contract> = C['request'];

/** The caller's input: those of `params`, `query` and `body` that the contract has. */
export type InputOf<C extends Contract> = {
  [Part in keyof RequestOf<C> & ('params' | 'query' | 'body')]: RequestOf<C>[Part] extends Schema
    ? input<RequestOf<C>[Part]>
    : never;
};

/** The parsed input that a route receives. */
export type ParsedInputOf<C extends Contract> = {
  [Part in keyof RequestOf<C>]: RequestOf<C>[Part] extends Schema
    ? output<RequestOf<C>[Part]>
    : never;
};

/** The body of the success. */
export type OutputOf<C extends Contract> = output<C['response']['schema']>;
