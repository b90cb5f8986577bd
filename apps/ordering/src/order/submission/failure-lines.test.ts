import { ApiError } from '@tassis/api-client';
import { transportTexts } from '@tassis/messages';
import { fieldTexts } from '@tassis/order-fields/testing';
import { describe, expect, test } from 'vitest';
import { en } from '../../messages/order/en.ts';
import { fr } from '../../messages/order/fr.ts';
import { failureLines, refusedPaths, type FindField } from './failure-lines.ts';
import type { Failure } from './failure.ts';

const refused = (status: number | null, facts: Partial<ApiError> = {}): Failure => ({
  kind: 'refused',
  error: new ApiError({
    status,
    code: facts.code ?? 'x',
    serverMessage: facts.serverMessage,
    errors: facts.errors,
    requestId: facts.requestId,
    mayHaveReachedServer: false,
  }),
});
const shared = transportTexts('en');
const find: FindField = (path) =>
  path === 'services.0.data.ville' ? { label: 'City', fieldId: 'the-city' } : undefined;
const { line } = fieldTexts.form.en.errors;
const linesOf = (failure: Failure, { errors: texts } = en) =>
  failureLines(failure, { errors: { ...texts, line }, shared, find }).map(({ message }) => message);

const errors = { 'services.0.data.ville': ['Inconnue', 'Vide'], finalPrice: ['470'], foo: ['bar'] };

describe('the red box says', () => {
  test.each<[string, Failure, string[]]>([
    ['422 without a word', refused(422), [en.errors.invalid]],
    ['422 with a message', refused(422, { serverMessage: 'No.' }), ['No.']],
    [
      '422 with fields',
      refused(422, { serverMessage: 'No.', errors }),
      ['City: Inconnue, Vide', 'Total: 470', 'foo: bar'],
    ],
    [
      '422 of a price that has changed',
      refused(422, {
        code: 'price_mismatch',
        serverMessage: 'New.',
        errors: { finalPrice: ['9'] },
      }),
      ['New.', 'Total: 9'],
    ],
    ['401', refused(401, { serverMessage: 'No.' }), ['Please log in to continue.']],
    ['403', refused(403), ['You do not have permission to perform this action.']],
    ['500', refused(500), ['A server error occurred. Please try again later.']],
    ['another status', refused(418), ['Server error: 418']],
    [
      'another status with an empty message',
      refused(418, { serverMessage: '' }),
      ['Server error: 418'],
    ],
    ['422 with an empty message', refused(422, { serverMessage: '' }), [en.errors.invalid]],
    ['another status with a message', refused(429, { serverMessage: 'Wait.' }), ['Wait.']],
    ['no answer', refused(null), [en.errors.unreachable]],
    ['another format', refused(null, { code: 'unexpected_answer' }), [en.errors.unexpectedAnswer]],
    ['unknown', { kind: 'unknown' }, [en.errors.unknown]],
    ['offline', { kind: 'unreachable' }, [en.errors.unreachable]],
    ['not received', { kind: 'not_received' }, [en.errors.notReceived]],
    ['another role', { kind: 'wrong_role' }, [en.errors.forbidden]],
    ['no price', { kind: 'no_price' }, [en.errors.noPrice]],
    ['an error of ours', { kind: 'unexpected', error: new Error('Boom') }, ['Boom']],
    ['anything else', { kind: 'unexpected', error: 1 }, [en.errors.fallback]],
  ])('%s', (_name, failure, lines) => {
    expect(linesOf(failure)).toEqual(lines);
  });

  test('a failure of the server shows its request id', () => {
    expect(linesOf(refused(500, { requestId: 'r-1' }), fr)).toEqual([
      fr.errors.server,
      'Référence technique\u202F: r-1',
    ]);
    expect(linesOf(refused(403, { requestId: 'r-1' }))).toHaveLength(1);
  });
});

test('the errors of a 422 are shown at their fields, and the lines link there', () => {
  expect(refusedPaths(refused(422, { errors }))).toEqual([
    ['services.0.data.ville', 'Inconnue Vide'],
    ['finalPrice', '470'],
    ['foo', 'bar'],
  ]);
  expect(refusedPaths(refused(409, { errors }))).toEqual([]);
  expect(refusedPaths(null)).toEqual([]);
  const lines = failureLines(refused(422, { errors }), {
    errors: { ...en.errors, line },
    shared,
    find,
  });
  expect(lines.map(({ fieldId }) => fieldId)).toEqual(['the-city', undefined, undefined]);
});
