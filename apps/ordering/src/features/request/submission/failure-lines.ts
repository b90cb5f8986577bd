import type { ApiError } from '@tassis/api-client';
import { fill } from '../../../messages/fill.ts';
import type { Messages } from '../../../messages/fr.ts';
import { FIELDS, type FieldName } from '../form/values.ts';
import type { Failure } from './failure.ts';

/** One line of the red box, and the field it is about if it is about one. */
export type FailureLine = { message: string; field?: FieldName | undefined };

const OWN_TEXTS = {
  unknown: 'unknown',
  unreachable: 'unreachable',
  not_received: 'notReceived',
  wrong_role: 'forbidden',
  no_price: 'noPrice',
} as const satisfies Record<
  Exclude<Failure['kind'], 'refused' | 'unexpected'>,
  keyof Messages['errors']
>;

/** What the red box says, one line each (signed-in-areas.md §8). */
export function failureLines(failure: Failure, messages: Messages): FailureLine[] {
  if (failure.kind === 'refused') return refusalLines(failure.error, messages);
  if (failure.kind === 'unexpected') return [{ message: textOf(failure.error, messages) }];
  return [{ message: messages.errors[OWN_TEXTS[failure.kind]] }];
}

function textOf(error: unknown, { errors }: Messages): string {
  return (error instanceof Error && error.message) || errors.fallback;
}

/** The texts that the server gave for fields of the form; empty unless it refused a value. */
export function refusedFields(failure: Failure | null): Partial<Record<FieldName, string>> {
  if (failure?.kind !== 'refused' || failure.error.status !== 422) return {};
  const found = Object.entries(failure.error.errors ?? {});
  return Object.fromEntries(
    found.flatMap(([path, texts]) => {
      const field = fieldAt(path);
      return field === undefined ? [] : [[field, texts.join(' ')]];
    }),
  );
}

function refusalLines(error: ApiError, messages: Messages): FailureLine[] {
  const { errors } = messages;
  if (error.code === 'unexpected_answer') return [{ message: errors.unexpectedAnswer }];
  switch (error.status) {
    case null:
      return [{ message: errors.unreachable }];
    case 401:
      return [{ message: errors.unauthenticated }];
    case 403:
      return [{ message: errors.forbidden }];
    case 422:
      return invalidLines(error, messages);
    case 500:
      return [{ message: errors.server }, ...reference(error, errors)];
    default:
      return [{ message: otherText(error, errors) }, ...reference(error, errors)];
  }
}

function invalidLines(error: ApiError, messages: Messages): FailureLine[] {
  const found = Object.entries(error.errors ?? {});
  if (found.length === 0) return [{ message: error.serverMessage || messages.errors.invalid }];
  return found.map(([path, texts]) => {
    const field = fieldAt(path);
    const label = labelOf(path, field, messages);
    return {
      field,
      message: fill(messages.errors.line, { field: label, messages: texts.join(', ') }),
    };
  });
}

function otherText(error: ApiError, errors: Messages['errors']): string {
  // An empty message says nothing, as none does.
  return error.serverMessage || fill(errors.status, { status: error.status ?? '' });
}

/** 'services.0.data.cin' → 'cin'. */
function fieldAt(path: string): FieldName | undefined {
  const name = path.split('.').at(-1);
  return FIELDS.find((field) => field === name);
}

/** The label where the form has one; the path itself for what it has not. */
function labelOf(path: string, field: FieldName | undefined, messages: Messages): string {
  if (field !== undefined) return messages.form.labels[field];
  return path === 'finalPrice' ? messages.errors.finalPrice : path;
}

function reference({ requestId }: ApiError, errors: Messages['errors']): FailureLine[] {
  return requestId === undefined ? [] : [{ message: fill(errors.reference, { id: requestId }) }];
}
