import type { Contract, OutputOf, ParsedInputOf } from '@tassis/contracts';
import type { Locale } from '@tassis/messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import type { Session } from '../sessions/sessions.ts';

/** The facts of the request that a handler may need besides its parsed parts. */
type RequestContext = {
  locale: Locale;
  /** The caller's address, through trusted proxies only. */
  address: string;
  userAgent: string | null;
  /** The raw bytes of the body when the contract is `signed`; otherwise empty. */
  signedBody: Uint8Array;
  /** Writes log lines with the request's id. */
  log: FastifyBaseLogger;
};

type ActorOf<C extends Contract> = C['auth'] extends 'public' ? null : Session;

type VersionOf<C extends Contract> = C['versioned'] extends true | 'after_first'
  ? number
  : undefined;

/** The parsed parts of the request that the contract declares, its context, and its caller. */
type RouteInput<C extends Contract> = ParsedInputOf<C> &
  RequestContext & {
    actor: ActorOf<C>;
    /** The version in `If-Match`, which the caller has changed. */
    version: VersionOf<C>;
  };

/** An answer that is already serialised: sent byte for byte. */
export class PreparedAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, text: string, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.text = text;
    this.headers = headers;
  }
}

/** A file that is downloaded and never opened in our origin; a page may show a picture. */
export class FileAnswer {
  /** The file name of the download. */
  readonly name: string;
  readonly mediaType: string;
  readonly body: Readable | Uint8Array;
  /** The file at this URL never changes and is public: browsers may cache it. */
  readonly isImmutable: boolean;

  constructor(file: {
    name: string;
    mediaType: string;
    body: Readable | Uint8Array;
    isImmutable?: boolean;
  }) {
    this.name = file.name;
    this.mediaType = file.mediaType;
    this.body = file.body;
    this.isImmutable = file.isImmutable ?? false;
  }
}

/** Server-sent events, until the stream ends or is destroyed. */
export class StreamAnswer {
  readonly body: Readable;

  constructor(body: Readable) {
    this.body = body;
  }
}

type AnswerOf<C extends Contract> = C['eventStream'] extends true
  ? StreamAnswer
  : C['attachment'] extends readonly string[]
    ? FileAnswer
    : OutputOf<C> | PreparedAnswer;

type Handler<C extends Contract> = (input: RouteInput<C>) => Promise<AnswerOf<C>>;

/** A contract with its handler, without their types, so that all routes fit into one list. */
export type Route = {
  contract: Contract;
  handle: (input: object) => Promise<unknown>;
};

/** Connects a handler to its contract; the only way to create a route. */
export function defineRoute<const C extends Contract>(contract: C, handler: Handler<C>): Route {
  return {
    contract,
    // The route registration parses every request with this contract before it calls the handler.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    handle: (input) => handler(input as RouteInput<C>),
  };
}
