import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorFacts } from './api-error.ts';
import { failureText } from './failure-text.ts';

/** Which text an error gets; a shared one is named by its key. */
const say = (facts: Partial<ApiErrorFacts>) =>
  failureText(
    new ApiError({ status: null, code: 'x', mayHaveReachedServer: false, ...facts }),
    (key) => key,
  );

// public-site.md §8; `packages/messages` holds the texts themselves.
describe('a failed call says', () => {
  it.each([400, 401, 403, 404, 408, 422, 429, 500, 502, 503, 504])(
    'at %d the text of that status',
    (status) => expect(say({ status })).toBe(`transport.${status}`),
  );

  it.each([402, 409, 413, 418, 501])('at %d that it is unexpected', (status) => {
    expect(say({ status })).toBe('transport.unexpected');
  });

  it.each([
    ['timeout', 'transport.timeout'],
    ['network', 'transport.network'],
    ['login_network', 'transport.login_network'],
    ['unexpected_answer', 'transport.unexpected_answer'],
  ])('without an answer, %s: %s', (code, key) => expect(say({ code })).toBe(key));

  it('at 422 the server’s message, else the first field’s error, else the text of the status', () => {
    const errors = { email: ['Le champ', 'Encore'], phone: ['Un autre'] };
    expect(say({ status: 422, serverMessage: 'Le serveur', errors })).toBe('Le serveur');
    expect(say({ status: 422, serverMessage: '', errors })).toBe('Le champ');
    expect(say({ status: 422, errors })).toBe('Le champ');
    expect(say({ status: 422, errors: {} })).toBe('transport.422');
  });

  it('the server’s message at no other status', () => {
    expect(say({ status: 403, serverMessage: 'Le serveur' })).toBe('transport.403');
  });

  it('that it is unexpected, when it is no error of a call', () => {
    expect(failureText(new TypeError('x'), (key) => key)).toBe('transport.unexpected');
  });
});
