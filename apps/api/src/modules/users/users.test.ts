import {
  changeUserRole,
  disableUser,
  enableUser,
  endUserSessions,
  getUser,
  listAdminUsers,
  login,
  refresh,
  resetUserPassword,
  type AdminUser,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admins, auditEntries, users } from '../../database/schema/index.ts';
import { insertAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countMails } from '../../testing/mail-token.ts';

const api = await createTestApi();
const password = 'Collegue-2026';
const passwordHash = await api.deps.passwords.hash(password);

let admin = { id: '', token: '' };
beforeEach(async () => {
  await api.db.delete(users);
  admin = await api.signIn('admin');
});

const on = (
  contract:
    | typeof disableUser
    | typeof enableUser
    | typeof endUserSessions
    | typeof resetUserPassword,
  id: string,
  token = admin.token,
) => api.ask(contract, { token, params: { id } });
const setRole = (id: string, role: string, token = admin.token) =>
  api.ask(changeUserRole, { token, params: { id }, payload: { role } });
const getStatus = async (token: string) => (await api.ask(getUser, { token })).statusCode;

describe('disabling an account', () => {
  test('ends its sessions within a second, and prevents sign-ins until it is enabled again', async () => {
    const { id, email } = await insertAccount(api.db, 'client', { passwordHash });
    const pair = await api.deps.sessions.begin(api.db, { userId: id, userAgent: null });
    expect(await getStatus(pair.access_token)).toBe(200);

    const answer = await on(disableUser, id);
    expect(answer.json()).toMatchObject({ data: { id, disabled: true, version: 2 } });
    api.clock.advance(1);
    expect(await getStatus(pair.access_token)).toBe(401);
    const renewed = await api.ask(refresh, { body: { refresh_token: pair.refresh_token } });
    expect(renewed.statusCode).toBe(401);
    expect((await api.ask(login, { body: { email, password } })).statusCode).toBe(401);

    expect((await on(enableUser, id)).json()).toMatchObject({ data: { disabled: false } });
    expect((await api.ask(login, { body: { email, password } })).statusCode).toBe(200);
    const trail = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(trail.map(({ action, actorId, after }) => [action, actorId, after])).toMatchObject([
      ['disableUser', admin.id, { disabled: true }],
      ['enableUser', admin.id, { disabled: false }],
    ]);
  });

  test('cannot be done to oneself', async () => {
    expect((await on(disableUser, admin.id)).json()).toMatchObject({ code: 'own_account' });
    expect((await setRole(admin.id, 'content_admin')).json()).toMatchObject({
      code: 'own_account',
    });
    expect(await getStatus(admin.token)).toBe(200);
  });

  test('of admins who disable each other concurrently one stays active', async () => {
    for (let round = 0; round < 5; round += 1) {
      await api.db.delete(users);
      const people = [
        await api.signIn('admin'),
        await api.signIn('admin'),
        await api.signIn('admin'),
      ];
      await Promise.all(
        people.flatMap(({ token }) => people.map(({ id }) => on(disableUser, id, token))),
      );
      const left = (await api.db.select().from(users)).filter(
        ({ disabledAt }) => disabledAt === null,
      );
      expect(left).toHaveLength(1);
    }
  });
});

describe('changing a role', () => {
  test('is effective within a second, also for an open session', async () => {
    const colleague = await api.signIn('content_admin');
    const ask = async () => (await api.ask(listAdminUsers, { token: colleague.token })).statusCode;
    expect(await ask()).toBe(403);
    expect((await setRole(colleague.id, 'admin')).json()).toMatchObject({
      data: { user_type: 'admin' },
    });
    api.clock.advance(1);
    expect(await ask()).toBe(200);
    expect(await api.db.$count(admins, eq(admins.userId, colleague.id))).toBe(1);
    await setRole(colleague.id, 'content_admin');
    api.clock.advance(1);
    expect(await ask()).toBe(403);
    expect(await api.db.$count(admins, eq(admins.userId, colleague.id))).toBe(0);
  });

  test.each(['client', 'partner'] as const)('the role of a %s cannot be changed', async (role) => {
    const { id } = await api.signIn(role);
    expect((await setRole(id, 'admin')).json()).toMatchObject({ code: 'role_fixed' });
    expect((await setRole(id, 'client')).statusCode).toBe(422);
  });
});

test('ending the sessions of a user ends all; of oneself all others', async () => {
  const { id, token } = await api.signIn('partner');
  const second = await api.createToken(id);
  expect((await on(endUserSessions, id)).statusCode).toBe(204);
  expect([await getStatus(token), await getStatus(second)]).toEqual([401, 401]);
  const own = await api.createToken(admin.id);
  await on(endUserSessions, admin.id);
  expect([await getStatus(admin.token), await getStatus(own)]).toEqual([200, 401]);
});

test('a reset link can be mailed; a missing or disabled account is a 404', async () => {
  const { id, email } = await api.signIn('client');
  expect((await on(resetUserPassword, id)).statusCode).toBe(204);
  expect(await countMails(api.db, 'password-reset', email)).toBe(1);
  await on(disableUser, id);
  expect((await on(resetUserPassword, id)).statusCode).toBe(404);
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const call of [disableUser, enableUser, endUserSessions, resetUserPassword]) {
    expect((await on(call, nobody)).statusCode).toBe(404);
  }
  expect((await setRole(nobody, 'admin')).statusCode).toBe(404);
});

test('the list is filtered by role and searched by name and address', async () => {
  const { id, email } = await api.signIn('partner');
  await api.signIn('client');
  const list = async (query: object) =>
    (await api.ask(listAdminUsers, { token: admin.token, query })).json<{ data: AdminUser[] }>()
      .data;
  expect(await list({})).toHaveLength(3);
  expect((await list({ role: 'partner' })).map((user) => user.id)).toEqual([id]);
  expect((await list({ search: email.toUpperCase() })).map((user) => user.id)).toEqual([id]);
  expect(await list({ search: 'personne-de-ce-nom' })).toEqual([]);
  expect(JSON.stringify(await list({}))).not.toContain('none');
});

test('the list is filtered by whether the account is disabled', async () => {
  const gone = await api.signIn('client');
  await on(disableUser, gone.id);
  const getIds = async (state: 'active' | 'disabled') =>
    (await api.ask(listAdminUsers, { token: admin.token, query: { state } }))
      .json()
      .data.map(({ id }) => id);
  expect(await getIds('disabled')).toEqual([gone.id]);
  expect(await getIds('active')).toEqual([admin.id]);
});
