import { expect, test } from '@playwright/test';
import { ownSystemAt } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { OwnSystem } from '../system/own-system.ts';
import { copyPreparedData } from '../system/prepared-data.ts';
import { processTree } from '../system/process-tree.ts';
import { startWriters } from '../system/writers.ts';

const WRITERS = 8;
const ROUNDS = 3;
/** A busy machine answers late. */
const patient = { intervals: [20], timeout: 60_000 };

const system = new OwnSystem(ownSystemAt(80, 'stopping'));
const { site, api } = system.addresses;

/**
 * The processes that get SIGTERM: npm, as from a person; the supervisor, as from a service manager that signals the first
 * process; or all.
 */
const ways = {
  'npm itself': () => [system.pid()],
  'the supervisor': () => [system.pids().supervisor],
  'all its processes at once': () => {
    const ofTheDatabase = new Set(processTree(system.databasePid()));
    return processTree(system.pid()).filter((pid) => !ofTheDatabase.has(pid));
  },
};

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(() => {
  copyPreparedData(system.addresses.dataDirectory);
  return system.start({ byNpm: true });
});
test.afterAll(() => system.stop());

for (const [who, pids] of Object.entries(ways)) {
  test(
    `after SIGTERM to ${who} it answers accepted requests, and can be started again`,
    { tag: '@deep' },
    async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const client = await ApiUser.register(api);
        const writers = startWriters(WRITERS, site, client.token);
        const answered = () => writers.all.filter(({ status }) => status === 201).length;
        await expect.poll(answered, patient).toBeGreaterThan(3 * WRITERS);

        const ended = system.ended();
        for (const pid of pids()) kill(pid);
        await ended;
        await writers.stop();
        const cut = writers.all.filter(({ isTaken, failure }) => isTaken && failure);
        expect(cut, 'taken and not answered').toEqual([]);

        const start = performance.now();
        await system.start({ byNpm: true });
        expect(performance.now() - start).toBeLessThanOrEqual(3_000);
        for (const { key, status } of writers.all) {
          const found = await client.get(`/client/orders/by-key/${key}`);
          expect(found.status, 'an order is there if it was acknowledged').toBe(
            status === 201 ? 200 : 404,
          );
        }
      }
    },
  );
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
