import { allContracts, ERROR_STATUS, type Contract } from '@tassis/contracts';
import { ROLES, type Role } from '@tassis/domain';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi();
const all: readonly Contract[] = allContracts;
const guarded = all.filter(({ auth }) => auth !== 'public');

const expired = (await api.signIn('admin')).token;
api.clock.advance(601);
const tokens: Record<Role, string> = {
  client: (await api.signIn('client')).token,
  partner: (await api.signIn('partner')).token,
  admin: (await api.signIn('admin')).token,
  content_admin: (await api.signIn('content_admin')).token,
};
const { refreshToken } = await api.signIn('admin');

const strangers: [string, string | undefined][] = [
  ['nobody', undefined],
  ['an expired token', expired],
  ['a refresh token', refreshToken],
  ['garbage', 'garbage-garbage-garbage-garbage'],
  ['a forged JWT', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.'],
  ['a very long token', 'a'.repeat(5000)],
];

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;

describe.each(guarded.map((contract) => [contract.name, contract] as const))(
  '%s',
  (_, contract) => {
    test.each(strangers)('is closed to %s', async (_name, token) => {
      const answer = await api.ask(contract, token === undefined ? {} : { token });
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'unauthenticated']);
    });

    const roles: readonly Role[] = typeof contract.auth === 'string' ? ROLES : contract.auth;
    const wrong = ROLES.filter((role) => !roles.includes(role));
    test.each(wrong.length > 0 ? wrong : ['nobody else'])('is closed to %s', async (role) => {
      const token = ROLES.find((known) => known === role);
      const answer = await api.ask(contract, {
        token: token === undefined ? 'none' : tokens[token],
      });
      const denied = token === undefined ? [401, 'unauthenticated'] : [403, 'forbidden'];
      expect([answer.statusCode, codeOf(answer)]).toEqual(denied);
    });

    test.each([...roles])('is open to %s', async (role) => {
      const answer = await api.ask(contract, { token: tokens[role] });
      expect([401, 403]).not.toContain(answer.statusCode);
      // Logging out ends the session that the next cases need.
      if (contract.name === 'logout') tokens[role] = (await api.signIn(role)).token;
    });
  },
);

test('an open call stays open whatever token it carries', async () => {
  for (const contract of all.filter(({ auth }) => auth === 'public')) {
    const answer = await api.ask(contract, { token: 'garbage-garbage-garbage-garbage' });
    expect([contract.name, answer.statusCode === 403]).toEqual([contract.name, false]);
    expect([contract.name, codeOf(answer)]).not.toEqual([contract.name, 'unauthenticated']);
  }
});

const sendOrder = (payload: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { 'content-type': 'application/json' },
    payload,
  });

test('the denial comes before the body is looked at', async () => {
  expect((await sendOrder('{ not json')).statusCode).toBe(401);
  expect((await sendOrder(`"${'x'.repeat(9_000_000)}"`)).statusCode).toBe(401);
});

test('every error names a code of the list, with its status', async () => {
  const answers = await Promise.all(all.map((contract) => api.ask(contract)));
  for (const answer of answers.filter(({ statusCode }) => statusCode >= 400)) {
    const code = codeOf(answer);
    const status = Object.entries(ERROR_STATUS).find(([known]) => known === code)?.[1];
    expect([code, answer.statusCode]).toEqual([code, status]);
  }
});
