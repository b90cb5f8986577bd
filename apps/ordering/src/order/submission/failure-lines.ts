import type { ApiError } from '@tassis/api-client';
import { explain, type Explanation, type TransportTexts, type StatusTexts } from '@tassis/messages';
import { fill } from '@tassis/order-fields/form';
import type { OrderMessages } from '../../messages/order/fr.ts';
import type { Failure } from './failure.ts';

/** The label and control of a field that the server names by its path in the body. */
type KnownField = {
  label: string;
  /** The id of the control. */
  fieldId?: string | undefined;
  /** Navigates to the control on another page of the form. */
  onFollow?: (() => void) | undefined;
};
export type FindField = (path: string) => KnownField | undefined;

/** One line of the red box; with `fieldId` it links to that control. */
export type FailureLine = { message: string } & Omit<KnownField, 'label'>;

type Errors = OrderMessages['errors'] & {
  line: string;
};

type Telling = { errors: Errors; shared: TransportTexts; find: FindField };

const OWN_TEXTS = {
  unknown: 'unknown',
  unreachable: 'unreachable',
  not_received: 'notReceived',
  wrong_role: 'forbidden',
  no_price: 'noPrice',
  not_linked: 'notLinked',
  not_validated: 'notValidated',
  prepared_earlier: 'preparedEarlier',
} as const satisfies Record<Exclude<Failure['kind'], 'refused' | 'unexpected'>, keyof Errors>;

/** The lines of the red box. */
export function failureLines(failure: Failure, { errors, shared, find }: Telling): FailureLine[] {
  if (failure.kind !== 'refused' && failure.kind !== 'unexpected') {
    return [{ message: errors[OWN_TEXTS[failure.kind]] }];
  }
  const told = explain(failure.error, shared, wordsOf(errors));
  if (failure.kind === 'unexpected') return [{ message: told.text }];
  const { status, code } = failure.error;
  if (status === 422) return invalidLines(failure.error, { errors, find, told });
  const isClear = status === null || status === 401 || status === 403;
  const isOurs = !isClear && code !== 'unexpected_answer';
  return [{ message: told.text }, ...(isOurs ? reference(told, errors) : [])];
}

/** The server's error texts by the path of the refused field; empty when no value was refused. */
export function refusedPaths(failure: Failure | null): [path: string, text: string][] {
  if (failure?.kind !== 'refused' || failure.error.status !== 422) return [];
  return Object.entries(failure.error.errors ?? {}).map(([path, texts]) => [path, texts.join(' ')]);
}

function wordsOf(errors: Errors): StatusTexts {
  return {
    401: errors.unauthenticated,
    403: errors.forbidden,
    422: ({ message }) => message ?? errors.invalid,
    500: errors.server,
    other: ({ message, status }) => message ?? fill(errors.status, { status: status ?? '' }),
    no_answer: errors.unreachable,
    unexpected_answer: errors.unexpectedAnswer,
    unknown: ({ message }) => message || errors.fallback,
  };
}

function invalidLines(
  { code, serverMessage }: ApiError,
  { errors, find, told }: Pick<Telling, 'errors' | 'find'> & { told: Explanation },
): FailureLine[] {
  const found = Object.entries(told.fields);
  if (found.length === 0) return [{ message: told.text }];
  const lines = found.map(([path, texts]) => {
    const { label, ...way } = find(path) ?? unknownField(path, errors);
    const message = fill(errors.line, { field: label, messages: texts.join(', ') });
    return { ...way, message };
  });
  // The new total alone does not say that it has changed.
  const isNews = code === 'price_mismatch' && serverMessage;
  return isNews ? [{ message: isNews }, ...lines] : lines;
}

/** A path without a label in the form is shown as it is. */
function unknownField(path: string, errors: Errors): KnownField {
  return { label: path === 'finalPrice' ? errors.finalPrice : path };
}

function reference({ reference: id }: Explanation, errors: Errors): FailureLine[] {
  return id === undefined ? [] : [{ message: fill(errors.reference, { id }) }];
}
