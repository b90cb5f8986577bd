import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../../apps/api/src/database/embedded/index.ts';
import { guardServer } from '../../apps/api/src/testing/guard-server.ts';
import { passingServer } from '../../apps/api/src/testing/passing-server.ts';
import { calmLoad, loadNow, waitForCalm } from '../calm.ts';
import { place } from '../report/place.ts';
import { save } from '../report/save.ts';
import { askLists } from './ask-lists.ts';
import { takeAway, type TakenAway } from './csv-memory.ts';
import { buildHouse } from './house.ts';
import { toMarkdown, onlyAbove, toTable, type HouseResult, type Result } from './report.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000,1000000' },
    rounds: { type: 'string', default: '15' },
    'despite-load': { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
/** A house has half as many clients, bills and other records as orders. */
const sizes = values.orders
  .split(',')
  .map((orders) => ({ orders: Number(orders), others: Number(orders) / 2 }));
const rounds = Number(values.rounds);
const sinceStart = () => `after ${Math.round(performance.now() / 1000)} s`;
const folder = mkdtempSync(path.join(tmpdir(), 'tassis-lists-'));
chmodSync(folder, 0o755); // As root, PostgreSQL runs as another user, who must be able to enter the folder.
guardServer(folder);
// Fast to fill: without a standby's log, with a cache that holds large indexes. Without autovacuum nothing runs beside the
// measurement.
const server = await startEmbedded(folder, {
  settings: {
    ...passingServer,
    autovacuum: 'off',
    max_wal_senders: '0',
    max_wal_size: '4GB',
    shared_buffers: '1GB',
    wal_level: 'minimal',
  },
});
try {
  console.log('Filling a house of 1 000 orders …');
  const small = await buildHouse(server.url, { orders: 1000, others: 1000 }, folder);
  const load = values['despite-load'] ? loadNow() : await waitForCalm();
  if (load > calmLoad && !values['despite-load']) {
    throw new Error(`The machine is busy: load ${load.toFixed(2)}. Wait, or say --despite-load.`);
  }
  const houses: HouseResult[] = [];
  let csv: TakenAway | null = null;
  for (const size of sizes) {
    console.log(`Filling a house of ${size.orders} orders, ${sinceStart()} …`);
    const large = await buildHouse(server.url, size, folder);
    console.log(`Lists, ${sinceStart()} …`);
    const lists = await askLists(small, large, rounds);
    console.log(toTable({ ...size, lists }).join('\n'));
    houses.push({ ...size, lists });
    if (csv === null) {
      console.log(`CSV, ${sinceStart()} …`);
      csv = await takeAway(large, folder);
    }
    await large.end();
  }
  await small.end();
  if (csv === null) throw new Error('No house was asked.');
  const result: Result = { surroundings: { ...place(load), rounds }, houses, csv };
  const markdown = toMarkdown(result);
  console.log(`\n${markdown}`);
  if (values.save) await save(import.meta.dirname, onlyAbove(result), markdown);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
