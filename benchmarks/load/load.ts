/* `pnpm --filter @tassis/benchmarks run load`: what 1, 2 and 3 processes of the API bear, and the pages of a running site (`SITE_URL`). */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createOrder } from '@tassis/contracts';
import { seeded } from '@tassis/testing/builders';
import { anyOrder } from '../../apps/api/src/testing/any-order.ts';
import { authorization } from '../api/house/sign-in.ts';
import { startHouse, type House, type Server } from '../api/house/start-house.ts';
import { waitForCalm } from '../calm.ts';
import { kilobytes } from '../report/figures.ts';
import { place } from '../report/place.ts';
import { save } from '../report/save.ts';
import type { Call, Stretch } from './at-pace.ts';
import { findKnee, type Knee } from './find-knee.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    processes: { type: 'string', default: '3' },
    save: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const surroundings = { ...place(await waitForCalm()), seconds };
const rows: { name: string; processes: number; knee: Knee }[] = [];
let disk = { database: 0, files: 0 };
const site = process.env['SITE_URL'];
if (site !== undefined) await measurePages(site);
console.log('Building the API and filling a database …');
const house = await startHouse();
try {
  disk = await measureDisk(house);
  for (let processes = 1; processes <= Number(values.processes); processes += 1)
    await measureApi(house, processes);
} finally {
  await house.end();
}
const markdown = toMarkdown();
console.log(`\n${markdown}`);
const result = { surroundings, rows, disk };
if (values.save) await save(import.meta.dirname, result, markdown);

async function measurePages(url: string): Promise<void> {
  const paths = ['/', '/services', '/company-creation', '/about'];
  const headers = { 'accept-encoding': 'br' };
  const next = (turn: number): Call => ({
    url: `${url}${paths[turn % paths.length]}`,
    method: 'GET',
    headers,
  });
  // At twice the knee the caller would need two cores of its own.
  keep('page views', 1, await findKnee(next, { first: 200, seconds, isOverloaded: false }));
}

async function measureApi(filled: House, processes: number): Promise<void> {
  const servers: Server[] = [];
  while (servers.length < processes) servers.push(await filled.startApi());
  const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';
  const tell = await authorization(urlOf(0), filled.email);
  const [one, page] = filled.reads;
  const read = (turn: number): Call => ({
    url: urlOf(turn) + ((turn % 10 === 0 ? page : one)?.path ?? ''),
    method: 'GET',
    headers: tell,
  });
  keep('reads', processes, await findKnee(read, { first: 100, seconds }));
  const clients = await Promise.all(filled.others.map((email) => authorization(urlOf(0), email)));
  const order = (turn: number): Call => toOrder(turn + processes * 1e6, urlOf(turn), clients);
  keep('orders', processes, await findKnee(order, { first: 10, seconds }));
  await Promise.all(servers.map(({ stop }) => stop()));
}

/** Bytes that an order takes, once its documents are made and its mails were tried. */
async function measureDisk(filled: House): Promise<{ database: number; files: number }> {
  const api = await filled.startApi();
  const before = await filled.measureDisk();
  const clients = await Promise.all(filled.others.map((email) => authorization(api.url, email)));
  const orders = 200;
  for (let turn = 0; turn < orders; turn += 1) {
    const { url, ...call } = toOrder(turn, api.url, clients);
    const answer = await fetch(url, call);
    if (!answer.ok) throw new Error(await answer.text());
  }
  await delay(60_000);
  const after = await filled.measureDisk();
  await api.stop();
  return {
    database: (after.database - before.database) / orders,
    files: (after.files - before.files) / orders,
  };
}

function toOrder(turn: number, url: string, clients: readonly Record<string, string>[]): Call {
  return {
    url: `${url}/api${createOrder.path}`,
    method: 'POST',
    headers: {
      ...clients[turn % clients.length],
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(anyOrder(turn, seeded(turn), house.packages)),
  };
}

function keep(name: string, processes: number, knee: Knee): void {
  rows.push({ name, processes, knee });
  console.log(JSON.stringify({ name, processes, ...knee }));
}

function toMarkdown(): string {
  const { date, commit, machine, node, load } = surroundings;
  return [
    `${date}, commit ${commit}, ${machine}, Node ${node}, load before ${load.toFixed(2)}, ${seconds} s a pace; the calls, the API and PostgreSQL share the cores.`,
    '',
    '| kind | processes | knee, a second | p99 quiet | p99 at the knee | answered at twice | p99 at twice | of the knee’s | refused | other failures | recovered after |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ name, processes, knee: { quiet, knee, overload, recovery } }) =>
      [
        '',
        name,
        processes,
        knee.offered,
        milliseconds(quiet),
        milliseconds(knee.p99),
        ...(overload === null ? ['–', '–', '–', '–', '–', '–'] : showOverload(overload, knee)),
        ...(overload === null
          ? []
          : [recovery === null ? 'not in 15 s' : `${recovery.toFixed(1)} s`]),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    '',
    `An order takes ${kilobytes(disk.database)} of the database and ${kilobytes(disk.files)} of files.`,
  ].join('\n');
}

function showOverload(overload: Stretch, knee: Stretch): string[] {
  return [
    overload.answered.toFixed(0),
    milliseconds(overload.p99),
    `${((overload.p99 ?? Infinity) / (knee.p99 ?? 1)).toFixed(1)} ×`,
    `${(overload.refused * 100).toFixed(0)} %`,
    Object.entries(overload.failures)
      .map(([what, count]) => `${count} × ${what}`)
      .join(', ') || 'none',
  ];
}

function milliseconds(time: number | null): string {
  return time === null ? '–' : `${time.toFixed(0)} ms`;
}
