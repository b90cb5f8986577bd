import { allContracts, type Contract } from '@tassis/contracts';
import { encodeCursor } from '../../apps/api/src/lists/cursor.ts';
import { getDearest, type Reads } from '../../apps/api/src/lists/reads/count-reads.ts';
import { listCases } from '../../apps/api/src/lists/reads/list-cases.ts';
import {
  buildQuestions,
  type Question as HeldQuestion,
} from '../../apps/api/src/lists/reads/list-questions.ts';
import { ratioInterval, type Interval } from '../statistics/ratio-interval.ts';
import type { House, Question } from './house.ts';

/** One query of a list: its time and its reads in the large house, compared with the small one. */
export type Asked = {
  list: string;
  question: Question;
  ratio: Interval;
  smallMs: number;
  now: Reads;
  before: Reads;
};

/** Sends every query of every staff list to both houses in turn; the first answers do not count. */
export async function askLists(small: House, large: House, rounds: number): Promise<Asked[]> {
  const asked: Asked[] = [];
  const smallReads = createReadCounter(small);
  for (const [contract, [question, ...bases]] of await staffQuestions(small)) {
    const pairs: [number, number][] = [];
    for (let round = -2; round < rounds; round += 1) {
      const inLarge = () => large.ask(contract, question);
      // The slowest of the queries with which it is compared.
      const inSmall = async () => {
        let dearest = 0;
        for (const base of bases) dearest = Math.max(dearest, await small.ask(contract, base));
        return dearest;
      };
      const first = round % 2 === 0 ? await inSmall() : await inLarge();
      const second = round % 2 === 0 ? await inLarge() : await inSmall();
      if (round >= 0) pairs.push(round % 2 === 0 ? [second, first] : [first, second]);
    }
    const ratio = ratioInterval(pairs);
    const times = pairs.map(([, ms]) => ms).toSorted((a, b) => a - b);
    const smallMs = times[times.length >> 1] ?? NaN;
    const now = await large.countReads(contract, question);
    const reads: Reads[] = [];
    for (const base of bases) reads.push(await smallReads(contract, base));
    asked.push({ list: contract.name, question, ratio, smallMs, now, before: getDearest(reads) });
  }
  return asked;
}

/** Counts what a house reads. Many queries are compared with the same one, so its count is cached. */
function createReadCounter(house: House) {
  const known = new Map<string, Reads>();
  return async (contract: Contract, question: Question): Promise<Reads> => {
    const key = JSON.stringify([contract.name, question]);
    const reads = known.get(key) ?? (await house.countReads(contract, question));
    known.set(key, reads);
    return reads;
  };
}

const contracts: readonly Contract[] = allContracts;
const cursorAt = (at: string) =>
  encodeCursor({ direction: 'after', at, id: '00000000-0000-4000-8000-000000000000' });

/** The queries of the API's test of reads, except those with the id of an order of one house. */
async function staffQuestions(house: House): Promise<[Contract, HeldQuestion][]> {
  const questions: [Contract, HeldQuestion][] = [];
  for (const contract of contracts) {
    const list = listCases[contract.name];
    if (list?.as !== 'admin' || list.params !== undefined) continue;
    const asked = buildQuestions(list, await listKeys(contract, house), cursorAt);
    const known = asked.filter(([question]) => !Object.values(question).includes('@order'));
    questions.push(...known.map((question): [Contract, HeldQuestion] => [contract, question]));
  }
  return questions;
}

/** The parameters on which the queries depend: whether the list can be sorted and searched. */
async function listKeys(contract: Contract, house: House): Promise<string[]> {
  const keys: string[] = [];
  for (const [key, value] of Object.entries({ sort: 'created_at', search: 'zellige' })) {
    if (await house.takes(contract, { [key]: value })) keys.push(key);
  }
  return keys;
}
