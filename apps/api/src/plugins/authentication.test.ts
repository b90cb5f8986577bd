import { getFirm, getUser, listAdminOrders, listClientOrders } from '@tassis/contracts';
import fastify from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import type { Session, Sessions } from '../sessions/sessions.ts';
import { authentication } from './authentication.ts';

const token = 'a'.repeat(20);
const aSession: Session = { sessionId: 's1', userId: 'u1', role: 'client', hasSecondFactor: false };
const find = vi.fn<Sessions['find']>(async (given) => (given === token ? aSession : null));

const app = fastify();
afterAll(() => app.close());
await app.register(authentication, { sessions: { find }, staffNeedSecondFactor: true });
const contracts = {
  everyone: getFirm,
  anybody: getUser,
  clients: listClientOrders,
  staff: listAdminOrders,
};
for (const [path, contract] of Object.entries(contracts)) {
  app.get(`/${path}`, { config: { contract } }, async ({ session }) => ({ session }));
}
app.get('/uncontracted', async ({ session }) => ({ session }));

async function ask(path: string, authorization?: string): Promise<unknown> {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await app.inject({ url: `/${path}`, headers });
  const body = answer.json<{ session?: unknown; message?: string }>();
  return body.session === undefined ? body.message : body.session;
}

test.each([
  ['everyone', null],
  ['uncontracted', null],
  ['anybody', aSession],
  ['clients', aSession],
  ['staff', 'forbidden'],
])('a client who calls %s is answered %o', async (path, answer) => {
  expect(await ask(path, `Bearer ${token}`)).toEqual(answer);
});

test('where everyone may call, nobody is asked who they are', async () => {
  find.mockClear();
  await ask('everyone', `Bearer ${token}`);
  expect(find).not.toHaveBeenCalled();
});

test('the scheme may be written small', async () => {
  expect(await ask('anybody', `bearer ${token}`)).toEqual(aSession);
});

test.each([
  ['nothing', undefined],
  ['a token that is nobody’s', `Bearer ${'b'.repeat(20)}`],
  ['another scheme', `Basic ${token}`],
  ['a scheme before it', `Basic Bearer ${token}`],
  ['something after it', `Bearer ${token} more`],
])('%s is nobody, whatever the route asks', async (_name, authorization) => {
  for (const path of ['anybody', 'clients', 'staff']) {
    expect(await ask(path, authorization)).toBe('unauthenticated');
  }
});

test.each([
  ['a'.repeat(19), false],
  ['a'.repeat(20), true],
  ['-_9Z'.repeat(50), true],
  [`${'-_9Z'.repeat(50)}a`, false],
  ['!'.repeat(20), false],
])('the database is asked for %s: %s', async (given, isAsked) => {
  find.mockClear();
  await ask('anybody', `Bearer ${given}`);
  expect(find.mock.calls).toEqual(isAsked ? [[given]] : []);
});

test.each([
  ['admin', 'staff', 'second_factor_required'],
  ['content_admin', 'staff', 'forbidden'],
  ['admin', 'clients', 'forbidden'],
  ['admin', 'anybody', null],
  ['client', 'clients', null],
] as const)(
  'without a second factor %s who calls %s is answered %o',
  async (role, path, answer) => {
    const session: Session = { ...aSession, role };
    find.mockResolvedValueOnce(session);
    expect(await ask(path, `Bearer ${token}`)).toEqual(answer ?? session);
  },
);

test('with a second factor the staff are let in', async () => {
  const session: Session = { ...aSession, role: 'admin', hasSecondFactor: true };
  find.mockResolvedValueOnce(session);
  expect(await ask('staff', `Bearer ${token}`)).toEqual(session);
});
