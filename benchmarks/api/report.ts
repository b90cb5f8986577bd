import { median } from 'simple-statistics';
import { calmLoad } from '../calm.ts';
import { interval } from '../report/figures.ts';
import type { place } from '../report/place.ts';
import { ratioInterval } from '../statistics/ratio-interval.ts';
import { getVerdict, type Verdict } from '../statistics/verdict.ts';
import type { LoginTimes } from './measure/login.ts';
import type { Memory } from './measure/memory.ts';
import type { ReadRates } from './measure/reads.ts';

type Pairs = readonly (readonly [number, number])[];

/** The stored results of one run. */
export interface Result {
  surroundings: ReturnType<typeof place> & { rounds: number; seconds: number };
  reads: ReadRates[];
  login: LoginTimes[];
  flood: Pairs;
  memory: Memory;
}

const marks = { met: '✓', missed: '✗', 'no verdict': 'no verdict' } as const;

/** A run as Markdown for the README. */
export function toMarkdown({ surroundings, reads, login, flood, memory }: Result): string {
  return [
    conditionsLine(surroundings),
    '',
    '| goal | result | | |',
    '| --- | --- | --- | --- |',
    ...reads.map(readRow),
    ...loginRows(login),
    timeRow('p99 of other routes, flood of sign-ins ÷ idle ≤ 2', flood, 2),
    memoryRow('memory, idle < 200 MB', memory.idle, 200),
    memoryRow('memory, 20 uploads of 5 MB at once < 400 MB', memory.uploading, 400),
  ].join('\n');
}

function conditionsLine({ load, ...about }: Result['surroundings']): string {
  const busy = load > calmLoad ? ' (busy: do not trust the times)' : '';
  const { date, commit, changed, machine, node, rounds, seconds } = about;
  const version = `commit ${commit}${changed ? ' with changes' : ''}`;
  return `${date}, ${version}, ${machine}, Node ${node}, load before ${load.toFixed(2)}${busy}, ${rounds} rounds of ${seconds} s.`;
}

/** The API's responses per second as a share of the bare server's. */
function readRow({ path, statements, bytes, pairs }: ReadRates): string {
  const name = path.includes('?') ? 'orders, page of 50' : 'order by id';
  const share = ratioInterval(pairs);
  // Ceiling to API, so that a value below the goal passes, as for the others.
  const verdict = getVerdict({ low: 1 / share.high, high: 1 / share.low }, 1 / 0.75);
  const [own, ceiling] = middles(pairs);
  return row(`${name} ÷ bare Fastify and pg ≥ 0.75`, verdict, [
    interval(share),
    `${own.toFixed(0)} of ${ceiling.toFixed(0)} a second`,
    `${statements} statements, ${(bytes / 1000).toFixed(1)} kB`,
  ]);
}

/** The bare sign-in has no goal; it shows how much of ours is the database, the hash and HTTP. */
function loginRows(times: readonly LoginTimes[]): string[] {
  const own = times.map(({ login, argon2 }) => [login, argon2] as const);
  const bare = times.map(({ bare: least, argon2 }) => [least, argon2] as const);
  const [least, argon2] = middles(bare);
  return [
    timeRow('sign-in ÷ raw argon2 ≤ 1.2', own, 1.2),
    `| the same, bare Fastify and pg | ${interval(ratioInterval(bare))} | ${least.toFixed(1)} ms to ${argon2.toFixed(1)} ms | 2 statements |`,
  ];
}

function timeRow(name: string, pairs: Pairs, goal: number): string {
  const ratio = ratioInterval(pairs);
  const [own, other] = middles(pairs);
  const times = `${own.toFixed(1)} ms to ${other.toFixed(1)} ms`;
  return row(name, getVerdict(ratio, goal), [interval(ratio), times, '']);
}

function memoryRow(name: string, megabytes: number, goal: number): string {
  return row(name, megabytes < goal ? 'met' : 'missed', [`${megabytes.toFixed(0)} MB`, '', '']);
}

function row(name: string, verdict: Verdict, cells: readonly string[]): string {
  return `| ${name} | ${marks[verdict]} ${cells.join(' | ')} |`;
}

function middles(pairs: Pairs): [number, number] {
  return [median(pairs.map(([own]) => own)), median(pairs.map(([, other]) => other))];
}
