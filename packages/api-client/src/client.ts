import type { Contract, OutputOf } from '@tassis/contracts';
import { safeParse } from 'zod/mini';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { buildPath, buildHeaders, type CallInput } from './build-request.ts';
import { exchange, exchangeFile, exchangeStream, unexpectedAnswer, type Send } from './exchange.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { fileAddress, openDownload } from './open-download.ts';
import { withRetries } from './retry.ts';
import type { SessionPort } from './session-port.ts';

/** Settings of {@link createApiClient}. */
export interface ApiClientSettings {
  /** The API's base: '/api', or an address on another host. */
  baseUrl: string;
  session: SessionPort;
  /** The language of the answers' texts. */
  locale: () => string;
  /** Replaces the browser's `fetch`; then no upload progress is reported. */
  fetch?: typeof fetch;
}

/** One call; all its attempts send the same. */
interface CallRequest {
  input: CallInput;
  /**
   * All attempts send this key, so that the API creates nothing twice and does not take a repeated change for a
   * conflict.
   */
  idempotencyKey?: string | undefined;
  version?: number | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
  onProgress?: ((sent: number) => void) | undefined;
}

/** How the answer of an attempt is read. */
type Exchange<Answer> = (
  send: Send,
  options: { signal?: AbortSignal | undefined },
) => Promise<Answer>;

/** A browser refuses `keepalive` bodies over 64 KiB; a character takes up to three bytes. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

/** Creates a client; `docs/api.md` says how it behaves (“What the site’s own client does”). */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const call = async <C extends Contract>(
    contract: C,
    input: CallInput,
    options: Omit<CallRequest, 'input'> = {},
  ): Promise<OutputOf<C>> => {
    const isOnce = contract.idempotent ?? contract.versioned !== undefined;
    const key = options.idempotencyKey ?? (isOnce ? newIdempotencyKey() : undefined);
    // Forms pass a version with every call; only an operation on a shared record takes it.
    const version = contract.versioned === undefined ? undefined : options.version;
    const attempt = createAttempt(settings, contract, {
      read: exchange,
      input,
      ...options,
      idempotencyKey: key,
      version,
    });
    return parse(contract, await withRetries(attempt, { signal: options.signal }));
  };
  return {
    call,
    // Anyone who reads it comes again at their own pace.
    stream: (contract, { signal }) =>
      createAttempt(settings, contract, { read: exchangeStream, input: {}, signal })(),
    download: async (contract, input, options) => {
      const { data } = await call(contract, input, options);
      openDownload(fileAddress(data.url, settings.baseUrl));
    },
    readFile: async (contract, input, options) => {
      const { data } = await call(contract, input, options);
      const { fetch: transport = fetch } = settings;
      const address = fileAddress(data.url, settings.baseUrl);
      return exchangeFile((signal) => transport(address, { credentials: 'omit', signal }), options);
    },
  };
}

/**
 * Returns a function that makes one attempt with the session's token. After the first 401 it refreshes the token and
 * sends once more; a second 401 is final.
 */
function createAttempt<Answer>(
  settings: ApiClientSettings,
  contract: Contract,
  callRequest: CallRequest & { read: Exchange<Answer> },
): () => Promise<Answer> {
  let isRenewed = false;
  return async () => {
    const token = settings.session.accessToken();
    try {
      return await send(settings, contract, { ...callRequest, token });
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 401;
      // A 401 of a public operation, as login, says nothing about the token.
      if (!refused || isRenewed || token === null || contract.auth === 'public') throw error;
      isRenewed = true;
      const renewed = await settings.session.refresh(token);
      if (renewed === null) throw error;
      return send(settings, contract, { ...callRequest, token: renewed });
    }
  };
}

function send<Answer>(
  { baseUrl, locale, fetch: ownTransport }: ApiClientSettings,
  contract: Contract,
  {
    input,
    idempotencyKey,
    version,
    signal,
    keepalive,
    onProgress,
    token,
    read,
  }: CallRequest & { read: Exchange<Answer>; token: string | null },
): Promise<Answer> {
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const hasBody = body !== undefined;
  const headers = buildHeaders({ token, locale: locale(), hasBody, idempotencyKey, version });
  const request: RequestInit = { method: contract.method, headers, credentials: 'omit' };
  if (hasBody) request.body = body;
  if (keepalive) request.keepalive = (body ?? '').length <= KEEPALIVE_MAX_CHARACTERS;
  const address = `${baseUrl}${buildPath(contract, input)}`;
  const { method } = contract;
  const exchangeOnce: Send = (limit, prolong) => {
    if (ownTransport) return ownTransport(address, { ...request, signal: limit });
    if (!onProgress) return fetch(address, { ...request, signal: limit });
    return fetchWithProgress(address, { method, headers, body, signal: limit }, (sent) => {
      prolong();
      onProgress(sent);
    });
  };
  return read(exchangeOnce, { signal });
}

function parse<C extends Contract>(contract: C, body: unknown): OutputOf<C> {
  const result = safeParse(contract.response.schema, body);
  if (!result.success) throw unexpectedAnswer(undefined, result.error);
  // The value was just checked against this contract's own schema.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return result.data as OutputOf<C>;
}
