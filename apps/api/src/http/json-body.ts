import { allContracts, type Contract } from '@tassis/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** Our deepest body has 4 levels. */
const DEPTH_MAX = 32;
const JSON_TYPE = 'application/json';
/** The one-click unsubscribe of a mail program posts a form, whose fields are ignored. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/iu;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const contracts: readonly Contract[] = allContracts;

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges into Fastify's own
  interface FastifyRequest {
    /** The raw bytes of a signed body. */
    signedBody: Uint8Array | undefined;
  }
}

type Reader = (
  request: FastifyRequest,
  text: string,
  done: (error: Error | null, value?: unknown) => void,
) => void;

/**
 * Parses JSON only; with another media type only where the contract declares it. Refuses invalid UTF-8, `__proto__` and
 * `constructor.prototype`, NUL characters (PostgreSQL cannot store them) and nesting deeper than any form. An absent body is no error.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.decorateRequest('signedBody', undefined);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  const ownTypes = contracts.flatMap(({ mediaTypes = [] }) => mediaTypes);
  const types = [JSON_TYPE, ...new Set(ownTypes)];
  const read: Reader = (request, text, done) => {
    if (text.trim() === '') {
      done(null, undefined);
      return;
    }
    void parse(request, text, (error, value) => {
      if (error) done(new HttpError('malformed_request', { cause: error }), undefined);
      else if (isReasonable(value)) done(null, value);
      else done(new HttpError('malformed_request'), undefined);
    });
  };
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (request.routeOptions.config.contract?.signed) request.signedBody = bytes;
    const text = decoded(bytes);
    // Parsed after this function has returned and freed its buffers, which are twice up to 8 MiB.
    if (text !== null) queueMicrotask(() => read(request, text, done));
    else done(new HttpError('malformed_request'), undefined);
  });
  app.addContentTypeParser(FORM_TYPES, { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.addHook('onRequest', async (request) => {
    const type = getMediaType(request);
    const { mediaTypes = [], ignoresBody } = request.routeOptions.config.contract ?? {};
    if (FORM_TYPES.some((form) => form === type) && !ignoresBody) {
      throw new HttpError('unsupported_media_type');
    }
    if (ownTypes.some((own) => own === type) && !mediaTypes.some((own) => own === type)) {
      throw new HttpError('unsupported_media_type');
    }
    if (isForeign(request)) throw new HttpError('unsupported_media_type');
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') throw new HttpError('unsupported_media_type');
    // Paths and queries must not contain a NUL either.
    if (request.url.includes('%00')) throw new HttpError('malformed_request');
  });
}

/** Null for invalid UTF-8, because decoding would lose text. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Whether the headers declare another encoding. */
function isForeign({ headers }: FastifyRequest): boolean {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1];
  return charset !== undefined && !/^utf-?8$/iu.test(charset);
}

function getMediaType({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

function isReasonable(root: unknown): boolean {
  const pending = [{ value: root, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && value.includes('\0')) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEPTH_MAX) return false;
    for (const [key, child] of Object.entries(value)) {
      if (key.includes('\0')) return false;
      pending.push({ value: child, depth: depth + 1 });
    }
  }
  return true;
}
