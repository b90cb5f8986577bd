import type { TransportTexts } from './transport-texts.ts';

/** The shape of a failed call; `ApiError` of `@tassis/api-client` has it. */
export type FailedCall = Error & {
  /** HTTP status; null when no answer came. */
  status: number | null;
  code: string;
  serverMessage?: string | undefined;
  errors?: Record<string, string[]> | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  mayHaveReachedServer: boolean;
};

/** What the person can do about a failure. */
export type NextStep =
  | { step: 'retry' }
  | { step: 'wait'; seconds: number }
  | { step: 'sign_in' }
  /** The page is older than the API and must be reloaded to understand its answers. */
  | { step: 'reload' }
  /** The person must correct the input. */
  | { step: 'correct' }
  /** The person writes to the firm and quotes the reference. */
  | { step: 'write' };

/** The explanation of a failure, for a screen. */
export type Explanation = {
  text: string;
  next: NextStep;
  /** The person quotes it to the staff, who find the request in the logs. */
  reference?: string | undefined;
  /** The texts of a 422 by field path. */
  fields: Readonly<Record<string, readonly string[]>>;
};

/** The failure's own texts: the API's message and its first text about a field, or an error's message. */
type Said = { status: number | null; message?: string | undefined; field?: string | undefined };

/** A text, or a function of the failure's own texts; undefined falls through to the next rule. */
type Word = string | ((said: Said) => string | undefined);

/**
 * A screen's own texts by HTTP status. `other` is for every other status, `no_answer` for a call without an answer,
 * `unexpected_answer` for an answer that breaks the contract, `unknown` for an error that is no failed call.
 */
export type StatusTexts = Partial<
  Record<number | 'other' | 'no_answer' | 'unexpected_answer' | 'unknown', Word>
>;

/** Shows the API's message first, which is more precise than the status. For data that failed to load. */
export const apiMessageFirst: StatusTexts = { other: ({ message }) => message };

/** Shows the API's message for a 409, because only the API knows the conflict. For forms and other actions. */
export const apiConflictFirst: StatusTexts = { 409: ({ message }) => message };

/** Statuses with a shared text. */
const STATUSES_WITH_TEXT = [400, 401, 403, 404, 408, 422, 429, 500, 502, 503, 504] as const;

/**
 * Explains any error and the next step: with the screen's own text, else for a 422 with the
 * API's, else with the shared text of its status. An empty text counts as none.
 * @example explain(error, transportTexts(locale)).text
 * @example explain(error, transportTexts(locale), { 409: ({ message }) => message })
 */
export function explain(
  error: unknown,
  shared: TransportTexts,
  words: StatusTexts = {},
): Explanation {
  if (!isFailedCall(error)) {
    const said = { status: null, message: error instanceof Error ? error.message : undefined };
    const text = say(words.unknown, said) || shared['transport.unexpected'];
    return { text, next: { step: 'retry' }, fields: {} };
  }
  const fields = error.status === 422 ? (error.errors ?? {}) : {};
  const text = ownText(error, words) || sharedText(error, shared);
  return { text, next: nextStep(error), reference: error.requestId, fields };
}

/** Whether an error is a failed call, by its shape, because this package does not import the API client. */
function isFailedCall(error: unknown): error is FailedCall {
  return error instanceof Error && 'mayHaveReachedServer' in error;
}

function ownText(error: FailedCall, words: StatusTexts): string | undefined {
  const { status, code } = error;
  const said = saidIn(error);
  if (code === 'unexpected_answer') return say(words.unexpected_answer, said);
  if (status === null) return say(words.no_answer, said);
  return say(words[status], said) || say(words.other, said);
}

function sharedText(error: FailedCall, shared: TransportTexts): string {
  const { status, code } = error;
  if (code === 'timeout' || code === 'unexpected_answer' || code === 'login_network') {
    return shared[`transport.${code}`];
  }
  if (status === null) return shared['transport.network'];
  const { message, field } = saidIn(error);
  const known = STATUSES_WITH_TEXT.find((candidate) => candidate === status) ?? 'unexpected';
  return (status === 422 && (message || field)) || shared[`transport.${known}`];
}

function saidIn({ status, serverMessage, errors }: FailedCall): Said {
  const field = Object.values(errors ?? {})[0]?.[0];
  return { status, message: serverMessage || undefined, field: field || undefined };
}

function say(word: Word | undefined, said: Said): string | undefined {
  return typeof word === 'function' ? word(said) : word;
}

function nextStep({ status, code, retryAfter }: FailedCall): NextStep {
  if (code === 'unexpected_answer') return { step: 'reload' };
  if (retryAfter !== undefined) return { step: 'wait', seconds: retryAfter };
  if (status === 401) return { step: 'sign_in' };
  if (status === 403 || status === 404) return { step: 'write' };
  const isPassing = status === null || status >= 500 || status === 408 || status === 429;
  return { step: isPassing ? 'retry' : 'correct' };
}
