import { allContracts, type Contract } from '@tassis/contracts';
import { ROLES, type Role } from '@tassis/domain';
import { expect, test } from 'vitest';
import { settings } from '../database/schema/index.ts';
import { insertDemoData } from '../seed/demo-data.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { keptRows } from '../testing/kept-rows.ts';
import { ownedThings } from '../testing/owned-things.ts';

const api = await createTestApi();
await api.db.delete(settings);
await api.db.transaction((tx) => insertDemoData(tx, { now: api.clock(), files: api.deps.files }));

const all: readonly Contract[] = allContracts;
/** A stream does not end. */
const reading = all.filter(({ method, eventStream }) => method === 'GET' && !eventStream);
const rolesOf = ({ auth }: Contract): readonly Role[] => (typeof auth === 'string' ? ROLES : auth);

const people = {
  client: await api.signIn('client'),
  partner: await api.signIn('partner'),
  admin: await api.signIn('admin'),
  content_admin: await api.signIn('content_admin'),
};
const requests: { contract: Contract; role: Role; sent: object | undefined }[] = [];
const owned = ownedThings(api);
for (const contract of reading) {
  for (const role of rolesOf(contract)) {
    const sent = await owned.find((row) => row.contract === contract)?.make(people[role]);
    requests.push({ contract, role, sent });
  }
}
const ask = ({ contract, role, sent }: (typeof requests)[number]) =>
  api.ask(contract, { ...sent, token: people[role].token });

test('what asks with GET has no body, no key and no version', () => {
  const changing = reading.filter(
    ({ request, idempotent, versioned }) => 'body' in request || idempotent || versioned,
  );
  expect(changing.map(({ name }) => name)).toEqual([]);
});

// But for the link of a download, which works once.
test('GET changes no row of any table', async () => {
  const before = await keptRows(api.pool);
  for (const request of requests) {
    const { statusCode } = await ask(request);
    const { name } = request.contract;
    expect([name, statusCode < (request.sent ? 300 : 500)]).toEqual([name, true]);
  }
  expect(await keptRows(api.pool)).toEqual(before);
});

test('what a person is told is for no cache to keep', async () => {
  const personal = requests.filter(({ contract }) => contract.auth !== 'public');
  expect(personal.length).toBeGreaterThan(60);
  for (const request of personal) {
    const { name } = request.contract;
    const { headers } = await ask(request);
    expect([name, headers['cache-control']]).toEqual([name, 'no-store']);
  }
});
