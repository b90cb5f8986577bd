import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ownSystemAt } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { OwnSystem } from '../system/own-system.ts';
import { copyPreparedData } from '../system/prepared-data.ts';
import { isDeep } from '../system/tier.ts';
import { readBody } from '../system/json.ts';

const ORDERS = isDeep ? 200 : 60;
const WRITERS = 8;
const KILLS = 3;

const system = new OwnSystem(ownSystemAt(20, 'durability'));
const { api } = system.addresses;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(() => {
  copyPreparedData(system.addresses.dataDirectory);
  return system.start();
});
test.afterAll(() => system.stop());

interface Sent {
  key: string;
  activity: string;
  /** The reference that the API has confirmed. */
  reference?: string;
}

type Acknowledged = { data: { reference: string } };
type Page = { data: { reference: string }[]; meta: { next_cursor: string | null } };

/** Sends an order until it is confirmed, as a client with a bad connection would. */
async function sendUntilAcknowledged(client: ApiUser, sent: Sent): Promise<void> {
  for (let attempt = 0; attempt < 200 && sent.reference === undefined; attempt += 1) {
    const answer = await client.order(sent.key, sent.activity).catch(() => undefined);
    if (answer?.status === 201)
      sent.reference = (await readBody<Acknowledged>(answer)).data.reference;
    else if (answer && answer.status < 500 && answer.status !== 409 && answer.status !== 429) {
      throw new Error(`${answer.status} ${await answer.text()}`);
    } else await delay(100);
  }
}

async function listOrders(client: ApiUser): Promise<string[]> {
  const references: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = await readBody<Page>(await client.get(`/client/orders?per_page=100${query}`));
    references.push(...page.data.map(({ reference }) => reference));
    cursor = page.meta.next_cursor;
  }
  return references;
}

test(
  'orders survive kill -9 of the API; none is lost and none is duplicated',
  { tag: '@deep' },
  async () => {
    const client = await ApiUser.register(api);
    const all: Sent[] = Array.from({ length: ORDERS }, (_, n) => ({
      key: randomUUID(),
      activity: `Activité numéro ${n}`,
    }));
    const acknowledged = () => all.filter(({ reference }) => reference).length;

    const queue = [...all];
    const writers = Array.from({ length: WRITERS }, async () => {
      for (let sent = queue.shift(); sent; sent = queue.shift())
        await sendUntilAcknowledged(client, sent);
    });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await expect
        .poll(acknowledged, { timeout: 60_000, intervals: [5] })
        .toBeGreaterThan((kill * ORDERS) / (KILLS + 2));
      const [apiPid] = system.pids().pids;
      process.kill(apiPid ?? 0, 'SIGKILL');
    }
    await Promise.all(writers);

    expect(acknowledged()).toBe(ORDERS);
    const stored = await listOrders(client);
    expect(new Set(stored).size).toBe(stored.length);
    expect(new Set(stored)).toEqual(new Set(all.map(({ reference }) => reference)));
  },
);

for (const database of isDeep ? [false, true] : [true]) {
  test(`everything killed with -9, the database ${database ? 'too' : 'left alive'}: up again by itself`, async () => {
    const client = await ApiUser.register(api);
    const [key, activity] = [randomUUID(), 'Avant la coupure'];
    const first: unknown = await (await client.order(key, activity)).json();
    system.killEverything({ database });
    await system.start();
    const [, again] = await Promise.all<unknown>([
      fetch(system.addresses.site).then((page) => expect(page.status).toBe(200)),
      (await client.order(key, activity)).json(),
    ]);
    expect(again).toEqual(first);
  });
}

test('a second start says that the site is running, or which port is in use', async () => {
  const beside = new OwnSystem(system.addresses);
  await expect(beside.start()).rejects.toThrow(/already running/);
  const elsewhere = ownSystemAt(20, 'elsewhere');
  const port = Number(new URL(elsewhere.site).port);
  const said = new RegExp(`Port ${port}.*SITE_PORT=${port + 100}`, 's');
  await expect(new OwnSystem(elsewhere).start()).rejects.toThrow(said);
});

test('a start in production without settings lists all that are missing', async () => {
  const addresses = ownSystemAt(81, 'nothing-set');
  const environment = { ...addresses.environment, APP_ENV: 'production' };
  const house = new OwnSystem({ ...addresses, environment });
  await expect(house.start()).rejects.toThrow(/SESSION_SECRET.*SITE_URL.*SMTP_URL/s);
});

test('Ctrl-C stops everything', async () => {
  const { pids } = system.pids();
  const database = system.databasePid();
  expect(await system.stop()).toBe(0);
  const numbers = () => [...pids, database].filter(isTaken);
  // The process number is free only when its parent, or the init process, has reaped it.
  await expect.poll(numbers).toEqual([]);
});

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
