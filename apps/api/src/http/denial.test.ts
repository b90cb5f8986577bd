import {
  allContracts,
  changeUserRole,
  disableUser,
  ERROR_STATUS,
  logout,
  type Contract,
} from '@tassis/contracts';
import { ROLES, type Role } from '@tassis/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { partners } from '../database/schema/index.ts';
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
const { token: revoked } = await api.signIn('admin');
await api.ask(logout, { token: revoked });
const disabled = await api.signIn('admin');
await api.ask(disableUser, { token: tokens.admin, params: { id: disabled.id } });
const demoted = await api.signIn('admin');
await api.ask(changeUserRole, {
  token: tokens.admin,
  params: { id: demoted.id },
  body: { role: 'content_admin' },
});

const strangers: [string, string | undefined][] = [
  ['nobody', undefined],
  ['an expired token', expired],
  ['a token that was logged out', revoked],
  ['the token of a disabled account', disabled.token],
  ['a refresh token', refreshToken],
  ['garbage', 'garbage-garbage-garbage-garbage'],
  ['a forged JWT', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.'],
  ['a very long token', 'a'.repeat(5000)],
];

const getCode = (answer: { json: () => { code?: string } }) => answer.json().code;

describe.each(guarded.map((contract) => [contract.name, contract] as const))(
  '%s',
  (_, contract) => {
    test.each(strangers)('is denied to %s', async (_name, token) => {
      const answer = await api.ask(contract, token === undefined ? {} : { token });
      expect([answer.statusCode, getCode(answer)]).toEqual([401, 'unauthenticated']);
    });

    const roles: readonly Role[] = typeof contract.auth === 'string' ? ROLES : contract.auth;
    const wrong = ROLES.filter((role) => !roles.includes(role));
    test.each(wrong.length > 0 ? wrong : ['nobody else'])('is denied to %s', async (role) => {
      const token = ROLES.find((known) => known === role);
      const answer = await api.ask(contract, {
        token: token === undefined ? 'none' : tokens[token],
      });
      const denied = token === undefined ? [401, 'unauthenticated'] : [403, 'forbidden'];
      expect([answer.statusCode, getCode(answer)]).toEqual(denied);
    });

    test('reads the role from the database, not from the token', async () => {
      const answer = await api.ask(contract, { token: demoted.token });
      const isOpen = roles.includes('content_admin');
      expect(answer.statusCode === 403).toBe(!isOpen);
      expect(answer.statusCode).not.toBe(401);
      if (contract.name === 'logout') demoted.token = await api.createToken(demoted.id);
    });

    test.each([...roles])('is allowed to %s', async (role) => {
      const answer = await api.ask(contract, { token: tokens[role] });
      expect([401, 403]).not.toContain(answer.statusCode);
      // A logout ends the session that the next cases need.
      if (contract.name === 'logout') tokens[role] = (await api.signIn(role)).token;
    });
  },
);

/** Calls that a partner may make before their validation. */
const openWhileWaiting = new Set([
  'getPartnerOverview',
  'getPartnerProfile',
  'updatePartnerProfile',
]);

test('calls for partners are denied until an administrator has validated them', async () => {
  const waiting = await api.signIn('partner');
  await api.db.update(partners).set({ status: 'pending' }).where(eq(partners.userId, waiting.id));
  const ofPartners = all.filter(
    ({ name, auth }) => String(auth) === 'partner' && !openWhileWaiting.has(name),
  );
  expect(ofPartners.length).toBeGreaterThan(5);
  for (const contract of ofPartners) {
    expect([contract.name, contract.errors]).toEqual([
      contract.name,
      expect.arrayContaining(['partner_not_validated']),
    ]);
    // The body is validated first, so those calls have tests of their own.
    if (contract.request.body !== undefined) continue;
    const anyParams = { id: waiting.id, service: 'domiciliation', field: 'certificate' };
    const answer = await api.ask(contract, { token: waiting.token, anyParams });
    expect([contract.name, getCode(answer)]).toEqual([contract.name, 'partner_not_validated']);
  }
});

test('a public call stays public whatever token it has', async () => {
  for (const contract of all.filter(({ auth }) => auth === 'public')) {
    const answer = await api.ask(contract, { token: 'garbage-garbage-garbage-garbage' });
    expect([contract.name, answer.statusCode === 403]).toEqual([contract.name, false]);
    expect([contract.name, getCode(answer)]).not.toEqual([contract.name, 'unauthenticated']);
  }
});

const sendOrder = (payload: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { 'content-type': 'application/json' },
    payload,
  });

test('access is denied before the body is validated', async () => {
  expect((await sendOrder('{ not json')).statusCode).toBe(401);
  expect((await sendOrder(`"${'x'.repeat(9_000_000)}"`)).statusCode).toBe(401);
});

test('every error has a code of the list, with its status', async () => {
  const answers = await Promise.all(all.map((contract) => api.ask(contract)));
  for (const answer of answers.filter(({ statusCode }) => statusCode >= 400)) {
    const code = getCode(answer);
    const status = Object.entries(ERROR_STATUS).find(([known]) => known === code)?.[1];
    expect([code, answer.statusCode]).toEqual([code, status]);
  }
});
