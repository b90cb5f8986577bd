import { allContracts, getUser, type Contract } from '@tassis/contracts';
import { ROLES } from '@tassis/domain';
import { anOrder, aRegistration } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { createTestApi } from './testing/create-test-api.ts';
import { anyNumber, anyText } from './testing/matchers.ts';

const api = await createTestApi({ env: { LOG_LEVEL: 'trace' } });
const canary = 'canary-3f9c1e';
const password = `${canary}-password`;
const email = `${canary}@example.com`;
const phone = '0698754321';
const cin = 'QZ918273';
const activity = `${canary}-activity`;

/** Well-formed where there is one, so that the marks get past the contract; refused elsewhere. */
const bodies: Readonly<Record<string, object>> = {
  login: { email, password },
  registerClient: aRegistration({ email, phone, password, password_confirmation: password }),
  refresh: { refresh_token: `${canary}-refresh` },
  createOrder: anOrder({ firstName: `${canary}-family`, cin, activity }),
};
const queries: Readonly<Record<string, object>> = {
  listClientOrders: { search: `${canary}-search` },
  listAdminOrders: { search: `${canary}-search` },
};

const contracts: readonly Contract[] = allContracts;

type Caller = { contract: Contract; token: string; refreshToken: string };

/** Each operation with somebody who may call it, each with a session of their own. */
function callers(asked: readonly Contract[]): Promise<Caller[]> {
  return Promise.all(
    asked.map(async (contract) => {
      const role = typeof contract.auth === 'string' ? 'client' : (contract.auth[0] ?? ROLES[0]);
      return { contract, ...(await api.signIn(role)) };
    }),
  );
}

/** As they may, as a stranger, and with marks in every place that the operation does not have. */
async function sendMarks({ contract, token }: Caller): Promise<void> {
  const headers = { cookie: `token=${canary}-cookie`, 'idempotency-key': `${canary}-key` };
  const stranger = { ...headers, authorization: `Bearer ${canary}-header-token` };
  const params = { idempotency_key: `${canary}-param` };
  const marks = { password, token: `${canary}-token`, [`${canary}-field`]: canary };
  const hasBody = contract.method !== 'GET';
  const usual: object = {
    params,
    query: queries[contract.name] ?? {},
    ...(hasBody && { payload: bodies[contract.name] ?? marks }),
  };
  const strange: object = {
    params: { ...params, id: `${canary}-id` },
    query: marks,
    ...(hasBody && { payload: { ...bodies[contract.name], ...marks } }),
  };
  await api.ask(contract, { ...usual, headers: stranger });
  await api.ask(contract, { ...strange, headers, token });
  // The session's last, since logging out ends it.
  await api.ask(contract, { ...usual, headers, token });
}

async function sendAll(all: readonly Caller[]): Promise<void> {
  for (const caller of all) await sendMarks(caller);
  await api.app.inject({ url: `/api/${canary}-path?token=${canary}-query` });
}

/** Without accounts all that asks for a session fails alike, before its own work: one of these speaks for all. */
const asksNoSession = (contract: Contract) => contract.auth === 'public' || contract === getUser;

test.each([
  { missing: [], contracts },
  { missing: ['orders'], contracts },
  { missing: ['users'], contracts: contracts.filter(asksNoSession) },
])(
  'no password, token, cookie or person gets into the log, with $missing missing in the database',
  async ({ missing, contracts: asked }) => {
    const everybody = await callers(asked);
    api.logs.length = 0;
    for (const table of missing)
      await api.pool.query(`ALTER TABLE ${table} RENAME TO ${table}_gone`);
    await sendAll(everybody);
    for (const table of missing)
      await api.pool.query(`ALTER TABLE ${table}_gone RENAME TO ${table}`);

    const log = api.logs.join('');
    expect(log.includes('Failed query')).toBe(missing.length > 0);
    // Three marked requests of each operation. A stream is told of when it ends.
    const linesOf = ({ method, path }: Contract) =>
      log.split(`"method":"${method}","route":"/api${path}","status":`).length - 1;
    const ending = asked.filter(({ eventStream }) => !eventStream);
    expect(ending.filter((contract) => linesOf(contract) !== 3)).toEqual([]);
    const tokens = everybody.flatMap(({ token, refreshToken }) => [token, refreshToken]);
    expect([canary, phone, cin, ...tokens].filter((secret) => log.includes(secret))).toEqual([]);
  },
);

test('a request is one line: what, who, how it ended', async () => {
  const { id, token } = await api.signIn('client');
  api.logs.length = 0;
  const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
  await api.ask(getUser, { token, headers });
  expect(api.logs.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      request_id: anyText,
      method: 'GET',
      route: '/api/user',
      status: 200,
      ms: anyNumber,
      user_id: id,
      trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
      msg: 'request',
    }),
  ]);
});
