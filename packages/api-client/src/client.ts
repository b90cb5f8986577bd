import type { Contract, OutputOf } from '@tassis/contracts';
import { safeParse } from 'zod/mini';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { buildPath, buildHeaders, type CallInput } from './build-request.ts';
import { exchange, unexpectedAnswer } from './exchange.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { openDownload } from './open-download.ts';
import { withRetries } from './retry.ts';
import type { SessionPort } from './session-port.ts';

/** How a client is made. */
export interface ApiClientSettings {
  /** Where the API answers: '/api' or another host's base. */
  baseUrl: string;
  session: SessionPort;
  /** The language of the answers' texts. */
  locale: () => string;
  fetch?: typeof fetch;
}

/** What one call wants, the same over all its tries. */
interface CallRequest {
  input: CallInput;
  /** One key for all of them, so that nothing is created twice, and no change meets itself as a conflict. */
  idempotencyKey?: string | undefined;
  version?: number | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

/** Letters. A browser refuses to let more than 64 KiB outlive their page. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

/** Makes a client; `public-site.md` §7–8 says how it behaves. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const call = async <C extends Contract>(
    contract: C,
    input: CallInput,
    options: Omit<CallRequest, 'input'> = {},
  ): Promise<OutputOf<C>> => {
    const isOnce = contract.idempotent ?? contract.versioned !== undefined;
    const key = options.idempotencyKey ?? (isOnce ? newIdempotencyKey() : undefined);
    // A form gives its version to whatever it sends; only a shared record has one.
    const version = contract.versioned === undefined ? undefined : options.version;
    const attempt = createAttempt(settings, contract, {
      input,
      ...options,
      idempotencyKey: key,
      version,
    });
    return parse(contract, await withRetries(attempt, { signal: options.signal }));
  };
  return {
    call,
    download: async (contract, input, options) => {
      const { data } = await call(contract, input, options);
      openDownload(data.url, settings.baseUrl);
    },
  };
}

/**
 * Tries of one call: each sends with the session's token. The first refusal of a token refreshes it and sends once
 * more; a second one is final, whatever happened in between.
 */
function createAttempt(
  settings: ApiClientSettings,
  contract: Contract,
  callRequest: CallRequest,
): () => Promise<unknown> {
  let isRenewed = false;
  return async () => {
    const token = settings.session.accessToken();
    try {
      return await send(settings, contract, { ...callRequest, token });
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 401;
      // Who signs in or registers is refused for other reasons than the token.
      if (!refused || isRenewed || token === null || contract.auth === 'public') throw error;
      isRenewed = true;
      const renewed = await settings.session.refresh(token);
      if (renewed === null) throw error;
      return send(settings, contract, { ...callRequest, token: renewed });
    }
  };
}

function send(
  { baseUrl, locale, fetch: transport = fetch }: ApiClientSettings,
  contract: Contract,
  {
    input,
    idempotencyKey,
    version,
    signal,
    keepalive,
    token,
  }: CallRequest & { token: string | null },
): Promise<unknown> {
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const hasBody = body !== undefined;
  const headers = buildHeaders({ token, locale: locale(), hasBody, idempotencyKey, version });
  const request: RequestInit = { method: contract.method, headers, credentials: 'omit' };
  if (hasBody) request.body = body;
  if (keepalive) request.keepalive = (body ?? '').length <= KEEPALIVE_MAX_CHARACTERS;
  const address = `${baseUrl}${buildPath(contract, input)}`;
  return exchange((limit) => transport(address, { ...request, signal: limit }), { signal });
}

function parse<C extends Contract>(contract: C, body: unknown): OutputOf<C> {
  const result = safeParse(contract.response.schema, body);
  if (!result.success) throw unexpectedAnswer(undefined, result.error);
  // The value was just checked against this contract's own schema.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return result.data as OutputOf<C>;
}
