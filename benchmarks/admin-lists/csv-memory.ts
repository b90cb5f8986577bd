import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { linkAdminList } from '@tassis/contracts';
import type { House } from './house.ts';

/** A CSV that was taken away: its lines, and by how much memory grew at both ends, in MB, from its middle to its end. */
export type TakenAway = { lines: number; serverMb: number; clientMb: number };

type Told = { lines: number; middleMb: number; endMb: number };

/** Takes all orders of a house away, by a process of its own. */
export async function takeAway(house: House): Promise<TakenAway> {
  const { app, headers } = house;
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const linked = await app.inject({
    method: linkAdminList.method,
    url: `/api/admin/orders/download-link?format=csv`,
    headers,
  });
  const { url } = linked.json<{ data: { url: string } }>().data;
  const reader = fork(path.join(import.meta.dirname, 'csv-reader.ts'), [base + url]);
  const grown = sampleHeap(reader.exitCode === null ? once(reader, 'exit') : Promise.resolve());
  // What our own child tells.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const [told] = (await once(reader, 'message')) as [Told];
  return {
    lines: told.lines,
    serverMb: await grown,
    clientMb: told.endMb - told.middleMb,
  };
}

/** By how much the heap of this process is higher in the second half of a time than in the first, after collections. */
async function sampleHeap(end: Promise<unknown>): Promise<number> {
  const samples: number[] = [];
  const state = { isOver: false };
  void end.then(() => {
    state.isOver = true;
  });
  while (!state.isOver) {
    globalThis.gc?.();
    samples.push(process.memoryUsage().heapUsed);
    await delay(200);
  }
  const half = samples.length >> 1;
  return (highest(samples.slice(half)) - highest(samples.slice(0, half))) / 1e6;
}

function highest(part: readonly number[]): number {
  return Math.max(0, ...part);
}
