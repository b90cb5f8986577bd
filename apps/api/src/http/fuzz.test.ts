import { allContracts, ERROR_STATUS, type Contract, type ErrorBody } from '@tassis/contracts';
import { ROLES, type Role } from '@tassis/domain';
import { seeded, type Random } from '@tassis/testing/builders';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { insertDemoData } from '../seed/demo-data.ts';
import { settings } from '../database/schema/index.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { companyIn, orderEditing } from '../testing/edited-order.ts';
import { badRequest } from '../testing/fuzz/bad-request.ts';
import { ownedThings } from '../testing/owned-things.ts';

const seed = Number(process.env['TEST_SEED'] ?? 1);
const runs = process.env['TEST_TIER'] === 'deep' ? 100_000 : 500;
const together = 8;

const contracts: readonly Contract[] = allContracts;
/** A stream does not end; its only input is the token. */
const all = contracts.filter(({ eventStream }) => !eventStream);

const api = await createTestApi({
  env: { RATE_LIMIT_PER_MINUTE: '0', LOGIN_LIMIT_PER_ADDRESS: '1000000' },
  // Real password hashes would slow the test down.
  replace: () => ({ passwords: { hash: async () => 'hashed', verify: async () => false } }),
});
await api.db.delete(settings);
await api.db.transaction((tx) => insertDemoData(tx, { now: api.clock(), files: api.deps.files }));

const editing = await orderEditing(api);
const ordered = await editing.placeCreation();
/** An order with its service, company and an associate: the path parameters of the edits. */
const order = {
  id: ordered.id,
  service: ordered.services[0]?.id ?? '',
  company: companyIn(ordered).id,
  person: companyIn(ordered).associates[0]?.id ?? '',
};
const partner = await api.signIn('partner');
const ids = await knownIds();
const tokens = new Map<Role, string>([
  ['client', editing.client.token],
  ['partner', partner.token],
  ['admin', editing.admin.token],
  ['content_admin', (await api.signIn('content_admin')).token],
]);

/** Ids of existing records, so that requests get past `not_found`, and one unknown id. */
async function knownIds(): Promise<string[]> {
  for (const { contract, make } of ownedThings(api)) {
    const isOfPartners = String(contract.auth) === 'partner';
    await make(isOfPartners ? partner : editing.client);
  }
  const { rows: tables } = await api.db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid'`,
  );
  const queries = tables.map(({ name }) =>
    api.db.execute<{ id: string }>(sql`SELECT id FROM ${sql.identifier(name)} LIMIT 5`),
  );
  const found = (await Promise.all(queries)).flatMap(({ rows }) => rows.map(({ id }) => id));
  return [...found, '3f0c8b1e-0000-4000-8000-000000000000'];
}

/** Returns what is wrong with an answer; null for a valid one. */
function findFault(answer: LightMyRequestResponse): string | null {
  const { statusCode, headers, body } = answer;
  if (statusCode < 400) return null;
  const { code = '', message = '', errors = {} } = answer.json<Partial<ErrorBody>>();
  const status = Object.entries(ERROR_STATUS).find(([known]) => known === code)?.[1];
  if (statusCode >= 500 && code !== 'overloaded') return 'a fault of ours';
  if (status !== statusCode) return `status and code differ: ${code}`;
  if (headers['x-request-id'] === undefined) return 'no request id';
  const texts = [message, ...Object.values(errors).flat()].join();
  if (/[{}]/u.test(texts)) return `a text with a gap: ${texts}`;
  return /\bat .+:\d+:\d+|node_modules|SELECT |INSERT |violates|syntax error/u.test(body)
    ? 'tells what is inside'
    : null;
}

/** Usually a user with the right role; sometimes any user, or none. */
function pickCaller({ auth }: Contract, random: Random): Role | undefined {
  const allowed = typeof auth === 'string' ? ROLES : auth;
  const roles = random.integer(0, 9) === 0 ? [...ROLES, undefined] : allowed;
  return roles[random.integer(0, roles.length - 1)];
}

async function fuzz(run: number): Promise<number> {
  const own = seed * 1_000_003 + run;
  const contract = all[run % all.length];
  if (contract === undefined) throw new Error('No contract');
  const role = pickCaller(contract, seeded(own + 1));
  const token = role && tokens.get(role);
  const request = badRequest(contract, { seed: own, ids, order, token });
  const answer = await api.app.inject(request);
  const fault = findFault(answer);
  if (fault !== null) {
    const told = { fault, run, name: contract.name, role, request, answer: answer.body };
    throw new Error(JSON.stringify({ ...told, log: api.logs.slice(-together) }, null, 2));
  }
  // Some of the requests end a session or delete an account.
  if (role && answer.statusCode === 401) tokens.set(role, (await api.signIn(role)).token);
  return answer.statusCode;
}

test(`${runs} invalid requests cause no server error`, async () => {
  const statuses = new Map<number, number>();
  for (let first = 0; first < runs; first += together) {
    const answers = await Promise.all(Array.from({ length: together }, (_, n) => fuzz(first + n)));
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    api.logs.length = 0;
  }
  // The test would prove nothing if authentication refused most of the invalid requests.
  const share = (status: number) => (statuses.get(status) ?? 0) / runs;
  expect(share(422)).toBeGreaterThan(0.1);
  expect(share(404)).toBeGreaterThan(0.01);
  expect(share(503)).toBeLessThan(0.05);
}, 3_600_000);
