import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../../apps/api/src/database/embedded/index.ts';
import { guardServer } from '../../apps/api/src/testing/guard-server.ts';
import { calmLoad, loadNow, waitForCalm } from '../calm.ts';
import { place } from '../report/place.ts';
import { save } from '../report/save.ts';
import { takeAway } from './csv-memory.ts';
import { buildHouse } from './house.ts';
import { markdownOf, type Result } from './report.ts';
import { timeLists } from './times.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    others: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '15' },
    'despite-load': { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const large = { orders: Number(values.orders), others: Number(values.others) };
const folder = mkdtempSync(path.join(tmpdir(), 'tassis-lists-'));
chmodSync(folder, 0o755); // root's stand-in has to get in
guardServer(folder);
const server = await startEmbedded(folder);
try {
  console.log(`Filling a house of 1 000 orders and one of ${large.orders} …`);
  const houses = {
    small: await buildHouse(server.url, { orders: 1000, others: 1000 }, folder),
    large: await buildHouse(server.url, large, folder),
  };
  const load = values['despite-load'] ? loadNow() : await waitForCalm();
  if (load > calmLoad && !values['despite-load']) {
    throw new Error(`The machine is busy: load ${load.toFixed(2)}. Wait, or say --despite-load.`);
  }
  const rounds = Number(values.rounds);
  console.log('Lists …');
  const lists = await timeLists(houses.small, houses.large, rounds);
  console.log('CSV …');
  const csv = await takeAway(houses.large);
  const result: Result = { surroundings: { ...place(load), ...large, rounds }, lists, csv };
  const markdown = markdownOf(result);
  console.log(`\n${markdown}`);
  if (values.save) await save(import.meta.dirname, result, markdown);
  await houses.small.end();
  await houses.large.end();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
