import type { ApiError } from '@tassis/api-client';
import { fill } from '../../messages/fill.ts';
import type { OrderMessages } from '../../messages/order/fr.ts';
import type { Failure } from './failure.ts';

/** What the form knows of a field that the server names by its path in the body. */
type KnownField = {
  label: string;
  /** The id of its control. */
  fieldId?: string | undefined;
  /** Leads there from another page of the form. */
  onFollow?: (() => void) | undefined;
};
export type FindField = (path: string) => KnownField | undefined;

/** One line of the red box; with `fieldId` it leads to that control. */
export type FailureLine = { message: string } & Omit<KnownField, 'label'>;

type Errors = OrderMessages['errors'];

const OWN_TEXTS = {
  unknown: 'unknown',
  unreachable: 'unreachable',
  not_received: 'notReceived',
  wrong_role: 'forbidden',
  no_price: 'noPrice',
} as const satisfies Record<Exclude<Failure['kind'], 'refused' | 'unexpected'>, keyof Errors>;

/** What the red box says, one line each (signed-in-areas.md §8). */
export function failureLines(failure: Failure, errors: Errors, find: FindField): FailureLine[] {
  if (failure.kind === 'refused') return refusalLines(failure.error, errors, find);
  if (failure.kind === 'unexpected') return [{ message: textOf(failure.error, errors) }];
  return [{ message: errors[OWN_TEXTS[failure.kind]] }];
}

function textOf(error: unknown, errors: Errors): string {
  return (error instanceof Error && error.message) || errors.fallback;
}

/** The texts that the server gave, by the path of the field it refused; empty unless it refused a value. */
export function refusedPaths(failure: Failure | null): [path: string, text: string][] {
  if (failure?.kind !== 'refused' || failure.error.status !== 422) return [];
  return Object.entries(failure.error.errors ?? {}).map(([path, texts]) => [path, texts.join(' ')]);
}

function refusalLines(error: ApiError, errors: Errors, find: FindField): FailureLine[] {
  if (error.code === 'unexpected_answer') return [{ message: errors.unexpectedAnswer }];
  switch (error.status) {
    case null:
      return [{ message: errors.unreachable }];
    case 401:
      return [{ message: errors.unauthenticated }];
    case 403:
      return [{ message: errors.forbidden }];
    case 422:
      return invalidLines(error, errors, find);
    case 500:
      return [{ message: errors.server }, ...reference(error, errors)];
    default:
      return [{ message: otherText(error, errors) }, ...reference(error, errors)];
  }
}

function invalidLines(error: ApiError, errors: Errors, find: FindField): FailureLine[] {
  const found = Object.entries(error.errors ?? {});
  if (found.length === 0) return [{ message: error.serverMessage || errors.invalid }];
  const lines = found.map(([path, texts]) => {
    const { label, ...way } = find(path) ?? unknownField(path, errors);
    const message = fill(errors.line, { field: label, messages: texts.join(', ') });
    return { ...way, message };
  });
  // The total alone does not say that it has changed.
  const isNews = error.code === 'price_mismatch' && error.serverMessage;
  return isNews ? [{ message: isNews }, ...lines] : lines;
}

/** The path itself names what the form has no label for. */
function unknownField(path: string, errors: Errors): KnownField {
  return { label: path === 'finalPrice' ? errors.finalPrice : path };
}

function otherText(error: ApiError, errors: Errors): string {
  // An empty message says nothing, as none does.
  return error.serverMessage || fill(errors.status, { status: error.status ?? '' });
}

function reference({ requestId }: ApiError, errors: Errors): FailureLine[] {
  return requestId === undefined ? [] : [{ message: fill(errors.reference, { id: requestId }) }];
}
