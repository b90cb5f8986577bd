import type { Contract, InputOf, OutputOf } from '@tassis/contracts';
import { safeParse } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { addressOf, headersOf, type CallInput } from './build-request.ts';
import { exchange, unexpectedAnswer } from './exchange.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { withRetries } from './retry.ts';
import type { SessionPort } from './session-port.ts';

/** Options of one call. */
export interface CallOptions {
  /** One key an intent: give the same one to send the same thing again. Made up when a creating call has none. */
  idempotencyKey?: string;
  /** Of a versioned operation: the version of the record that was changed. */
  version?: number;
  signal?: AbortSignal | undefined;
}

/** How a client is made. */
export interface ApiClientSettings {
  /** Where the API answers: '/api' or another host's base. */
  baseUrl: string;
  session: SessionPort;
  /** The language of the answers' texts. */
  locale: () => string;
  fetch?: typeof fetch;
}

/** Calls the API. */
export interface ApiClient {
  /**
   * Carries out one operation and resolves to the body of its success.
   * Throws {@link ApiError}. Never shows anything, never navigates.
   */
  call: <C extends Contract>(
    contract: C,
    input: InputOf<C>,
    options?: CallOptions,
  ) => Promise<OutputOf<C>>;
}

/** Makes a client; `public-site.md` §7–8 says how it behaves. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  return {
    call: async (contract, input, options = {}) => {
      const key = options.idempotencyKey ?? (contract.idempotent ? newIdempotencyKey() : undefined);
      const attempt = () => withSession(settings, contract, { input, key, ...options });
      return parse(contract, await withRetries(attempt, options));
    },
  };
}

interface Intent {
  input: CallInput;
  key: string | undefined;
  version?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Sends with the session's token; after a refusal refreshes once and sends once more. */
async function withSession(
  settings: ApiClientSettings,
  contract: Contract,
  intent: Intent,
): Promise<unknown> {
  const token = settings.session.accessToken();
  try {
    return await send(settings, contract, { ...intent, token });
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 401;
    if (!refused || token === null || contract.auth === 'public') throw error;
    const renewed = await settings.session.refresh(token);
    if (renewed === null) throw error;
    return send(settings, contract, { ...intent, token: renewed });
  }
}

function send(
  { baseUrl, locale, fetch: transport = fetch }: ApiClientSettings,
  contract: Contract,
  { input, key, version, signal, token }: Intent & { token: string | null },
): Promise<unknown> {
  const hasBody = input.body !== undefined;
  const headers = headersOf({ token, locale: locale(), hasBody, idempotencyKey: key, version });
  const request: RequestInit = { method: contract.method, headers, credentials: 'omit' };
  if (hasBody) request.body = JSON.stringify(input.body);
  const address = `${baseUrl}${addressOf(contract, input)}`;
  return exchange((limit) => transport(address, { ...request, signal: limit }), { signal });
}

function parse<C extends Contract>(contract: C, body: unknown): OutputOf<C> {
  const result = safeParse(contract.response.schema, body);
  if (!result.success) throw unexpectedAnswer(undefined, result.error);
  // The value was just checked against this contract's own schema.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return result.data as OutputOf<C>;
}
