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

/** Well-formed where there is one, so that the marks get past the contract; refused elsewhere. */
const bodies: Readonly<Record<string, object>> = {
  login: { email, password },
  registerClient: aRegistration({ email, password, password_confirmation: password }),
  refresh: { refresh_token: `${canary}-refresh` },
  createOrder: anOrder({ firstName: `${canary}-family` }),
};
const queries: Readonly<Record<string, object>> = {
  listClientOrders: { search: `${canary}-search` },
  listAdminOrders: { search: `${canary}-search` },
};

const contracts: readonly Contract[] = allContracts;

type Caller = { contract: Contract; token: string; refreshToken: string };

/** Every operation with somebody who may call it, each with a session of their own. */
function callers(): Promise<Caller[]> {
  return Promise.all(
    contracts.map(async (contract) => {
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

test('no password, token, cookie or person gets into the log, not even when the database fails', async () => {
  const [first, second] = [await callers(), await callers()];
  await sendAll(first);
  // Without the table of accounts everything that knows people fails, without orders the rest.
  for (const table of ['orders', 'users']) {
    await api.pool.query(`ALTER TABLE ${table} RENAME TO ${table}_gone`);
    await sendAll(second);
  }
  for (const table of ['orders', 'users'])
    await api.pool.query(`ALTER TABLE ${table}_gone RENAME TO ${table}`);

  const log = api.logs.join('');
  expect(log).toContain('Failed query');
  // Three marked requests of each operation in each of the three states of the database. A stream is told of when it ends.
  const linesOf = ({ method, path }: Contract) =>
    log.split(`"method":"${method}","route":"/api${path}","status":`).length - 1;
  const ending = contracts.filter(({ eventStream }) => !eventStream);
  expect(ending.filter((contract) => linesOf(contract) !== 9)).toEqual([]);
  const tokens = [...first, ...second].flatMap(({ token, refreshToken }) => [token, refreshToken]);
  expect([canary, ...tokens].filter((secret) => log.includes(secret))).toEqual([]);
});

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
