import { allContracts, type Contract } from '@tassis/contracts';
import { encodeCursor } from '../../apps/api/src/lists/cursor.ts';
import { listCases } from '../../apps/api/src/lists/reads/list-cases.ts';
import { questionsOf } from '../../apps/api/src/lists/reads/list-questions.ts';
import { ratioInterval, type Interval } from '../statistics/ratio-interval.ts';
import type { House, Question } from './house.ts';

/** One question of a list: how long the large house takes, held against the small one. */
export type Timed = { list: string; question: Question; ratio: Interval; smallMs: number };

/** Asks every list of the staff every question, in both houses one after the other; the first answers do not count. */
export async function timeLists(small: House, large: House, rounds: number): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (const [contract, question] of await staffQuestions(small)) {
    const pairs: [number, number][] = [];
    for (let round = -2; round < rounds; round += 1) {
      const inTurn = round % 2 === 0 ? [small, large] : [large, small];
      const ms = new Map<House, number>();
      for (const house of inTurn) ms.set(house, await house.ask(contract, question));
      if (round >= 0) pairs.push([ms.get(large) ?? NaN, ms.get(small) ?? NaN]);
    }
    const ratio = ratioInterval(pairs);
    const times = pairs.map(([, ms]) => ms).toSorted((a, b) => a - b);
    const smallMs = times[times.length >> 1] ?? NaN;
    timed.push({ list: contract.name, question, ratio, smallMs });
  }
  return timed;
}

const contracts: readonly Contract[] = allContracts;
const cursorAt = (at: string) =>
  encodeCursor({ direction: 'after', at, id: '00000000-0000-4000-8000-000000000000' });

/** The questions that the test of reads asks, too; a filter by something of the house alone is left to it. */
async function staffQuestions(house: House): Promise<[Contract, Question][]> {
  const questions: [Contract, Question][] = [];
  for (const contract of contracts) {
    const list = listCases[contract.name];
    if (list?.as !== 'admin') continue;
    const asked = questionsOf(list, await keysOf(contract, house), cursorAt);
    const known = asked.filter(([question]) => !Object.values(question).includes('@order'));
    questions.push(...known.map(([question]): [Contract, Question] => [contract, question]));
  }
  return questions;
}

/** What the questions depend on: whether a list is sorted and searched. */
async function keysOf(contract: Contract, house: House): Promise<string[]> {
  const keys: string[] = [];
  for (const [key, value] of Object.entries({ sort: 'created_at', search: 'zellige' })) {
    if (await house.takes(contract, { [key]: value })) keys.push(key);
  }
  return keys;
}
