import { ErrorBody, asFields } from '@tassis/contracts';
import { ApiError } from './api-error.ts';

/** Milliseconds after which an attempt is aborted. */
const TIME_LIMIT = 30_000;

/** Sends the request; `prolong` starts its time limit anew. */
export type Send = (signal: AbortSignal, prolong: () => void) => Promise<Response>;

type ExchangeOptions = { timeLimit?: number; signal?: AbortSignal | undefined };

/** Makes one attempt, aborted after `timeLimit` ms or by the caller, and reads JSON. Throws ApiError only. */
export function exchange(send: Send, options: ExchangeOptions = {}): Promise<unknown> {
  return attempt(send, { ...options, read: readJson });
}

/** The same for a file. */
export function exchangeFile(send: Send, options: ExchangeOptions = {}): Promise<ArrayBuffer> {
  return attempt(send, { ...options, read: readFile });
}

/** The same for a stream, which may go on for longer; aborting still ends it. */
export function exchangeStream(
  send: Send,
  options: ExchangeOptions = {},
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  return attempt(send, { ...options, read: readStream });
}

async function attempt<Answer>(
  send: Send,
  {
    timeLimit = TIME_LIMIT,
    signal,
    read,
  }: ExchangeOptions & { read: (response: Response) => Promise<Answer> },
): Promise<Answer> {
  const limit = new AbortController();
  const start = () => setTimeout(() => limit.abort(), timeLimit);
  let timer = start();
  const prolong = () => {
    clearTimeout(timer);
    timer = start();
  };
  try {
    const either = signal ? AbortSignal.any([limit.signal, signal]) : limit.signal;
    const response = await send(either, prolong);
    return await read(response);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const timedOut = limit.signal.aborted;
    const code = codeOfSilence({ timedOut, aborted: signal?.aborted ?? false });
    throw new ApiError({ status: null, code, mayHaveReachedServer: true }, error);
  } finally {
    clearTimeout(timer);
  }
}

function codeOfSilence({ timedOut, aborted }: { timedOut: boolean; aborted: boolean }): string {
  if (aborted) return 'aborted';
  return timedOut ? 'timeout' : 'network';
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const body: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
  if (!response.ok) throw toApiError(response, body);
  if (body === undefined) throw unexpectedAnswer(response);
  return body;
}

async function readStream(response: Response): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  if (!response.ok) await readJson(response);
  if (response.body === null) throw unexpectedAnswer(response);
  return response.body;
}

function readFile(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw toApiError(response, undefined);
  return response.arrayBuffer();
}

/** The error for an answer that breaks the contract. */
export function unexpectedAnswer(response?: Response, cause?: unknown): ApiError {
  const status = response?.status ?? null;
  const requestId = response?.headers.get('x-request-id') ?? undefined;
  return new ApiError(
    { status, code: 'unexpected_answer', requestId, mayHaveReachedServer: true },
    cause,
  );
}

function toApiError(response: Response, body: unknown): ApiError {
  const said = parseErrorBody(body);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: said.code ?? `http_${response.status}`,
    serverMessage: said.message,
    errors: said.errors,
    data: said.data,
    requestId: said.request_id ?? response.headers.get('x-request-id') ?? undefined,
    mayHaveReachedServer: response.status >= 500,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}

/** Parses each part of an error body on its own, since a proxy's answer may lack some. */
function parseErrorBody(body: unknown) {
  const { shape } = ErrorBody;
  const { message, code, errors, request_id: id, data } = asFields(body);
  return {
    message: shape.message.safeParse(message).data,
    code: shape.code.safeParse(code).data,
    errors: shape.errors.safeParse(errors).data,
    request_id: shape.request_id.safeParse(id).data,
    data: shape.data.safeParse(data).data,
  };
}
