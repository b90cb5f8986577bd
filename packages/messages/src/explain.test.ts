import { describe, expect, it } from 'vitest';
import { explain, type FailedCall, type StatusTexts } from './explain.ts';
import { transportTexts } from './transport-texts.ts';

const shared = transportTexts('en');

function failed(facts: Partial<FailedCall>): FailedCall {
  const call = { status: null, code: 'x', mayHaveReachedServer: false, ...facts };
  return Object.assign(new Error('API error'), call);
}

const say = (facts: Partial<FailedCall>, words?: StatusTexts) =>
  explain(failed(facts), shared, words).text;
const next = (facts: Partial<FailedCall>) => explain(failed(facts), shared).next;

// The product owner’s texts, word for word.
describe('a failed call says', () => {
  it.each([
    [400, 'Bad request. Please check your input.'],
    [401, 'Unauthorized. Please log in again.'],
    [403, "Forbidden. You don't have permission to access this resource."],
    [404, 'Resource not found.'],
    [408, 'Request timeout. Please try again.'],
    [422, 'Invalid input. Please check your parameters.'],
    [429, 'Too many requests. Please try again later.'],
    [500, 'Internal server error. Please try again later.'],
    [502, 'Bad gateway. Please try again later.'],
    [503, 'Service unavailable. Please try again later.'],
    [504, 'Gateway timeout. Please try again later.'],
    [402, 'An unexpected error occurred.'],
    [409, 'An unexpected error occurred.'],
    [501, 'An unexpected error occurred.'],
  ])('at %d: %s', (status, text) => expect(say({ status })).toBe(text));

  it.each([
    ['timeout', 'Request timed out. Please try again.'],
    ['network', 'Network error. Please check your connection.'],
    ['login_network', 'Network error during login.'],
    ['unexpected_answer', 'Invalid response format'],
  ])('without an answer, %s: %s', (code, text) => expect(say({ code })).toBe(text));

  it('at 422 the API’s message, else the first field’s error, else the text of the status', () => {
    const errors = { email: ['Le champ', 'Encore'], phone: ['Un autre'] };
    expect(say({ status: 422, serverMessage: 'Le serveur', errors })).toBe('Le serveur');
    expect(say({ status: 422, serverMessage: '', errors })).toBe('Le champ');
    expect(say({ status: 422, errors: { email: [''] } })).toBe(shared['transport.422']);
  });

  it('the API’s message at no other status', () => {
    expect(say({ status: 403, serverMessage: 'Le serveur' })).toBe(shared['transport.403']);
  });

  it('that it is unexpected, when it is no error of a call', () => {
    const { text, next: step, fields } = explain(new TypeError('x'), shared);
    expect([text, step, fields]).toEqual([shared['transport.unexpected'], { step: 'retry' }, {}]);
    expect(explain('x', shared).text).toBe(shared['transport.unexpected']);
  });
});

describe('a screen’s own words', () => {
  const words: StatusTexts = {
    409: ({ message }) => message,
    429: 'Attendez',
    other: ({ status, message }) => message ?? `Erreur ${status}`,
    no_answer: 'Silence',
    unexpected_answer: 'Charabia',
    unknown: ({ message }) => message,
  };

  it('stand before the shared ones, and give way where they have none', () => {
    expect(say({ status: 429, serverMessage: 'Le serveur' }, words)).toBe('Attendez');
    expect(say({ status: 409, serverMessage: 'Pris' }, words)).toBe('Pris');
    expect(say({ status: 409, serverMessage: '' }, { 409: ({ message }) => message })).toBe(
      shared['transport.unexpected'],
    );
    expect(say({ status: 418 }, words)).toBe('Erreur 418');
    expect(say({ code: 'timeout' }, words)).toBe('Silence');
    expect(say({ status: 200, code: 'unexpected_answer' }, words)).toBe('Charabia');
  });

  it('may let any other error speak, but not with an empty message', () => {
    expect(explain(new Error('Panne'), shared, words).text).toBe('Panne');
    expect(explain(new Error(''), shared, words).text).toBe(shared['transport.unexpected']);
  });
});

describe('what to do next', () => {
  it.each<[Partial<FailedCall>, object]>([
    [{ code: 'network' }, { step: 'retry' }],
    [{ status: 500 }, { step: 'retry' }],
    [{ status: 429 }, { step: 'retry' }],
    [
      { status: 429, retryAfter: 30 },
      { step: 'wait', seconds: 30 },
    ],
    [{ status: 401 }, { step: 'sign_in' }],
    [{ status: 200, code: 'unexpected_answer' }, { step: 'reload' }],
    [{ status: 422 }, { step: 'correct' }],
    [{ status: 409 }, { step: 'correct' }],
    [{ status: 403 }, { step: 'write' }],
    [{ status: 404 }, { step: 'write' }],
  ])('%j: %j', (facts, step) => expect(next(facts)).toEqual(step));

  it('quotes the reference of the request', () => {
    expect(explain(failed({ status: 403, requestId: 'r-1' }), shared).reference).toBe('r-1');
  });

  it('corrects the fields of a 422, and of nothing else', () => {
    const errors = { email: ['Le champ'] };
    expect(explain(failed({ status: 422, errors }), shared).fields).toEqual(errors);
    expect(explain(failed({ status: 409, errors }), shared).fields).toEqual({});
  });
});
