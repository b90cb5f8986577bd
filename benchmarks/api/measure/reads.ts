import { hammer } from '../load/hammer.ts';
import type { House } from '../house/start-house.ts';
import { authorization } from '../house/sign-in.ts';

const connections = 10;

/** Responses per second of one read in a round, by the API and by the bare server. */
export interface ReadRates {
  path: string;
  statements: number;
  bytes: number;
  pairs: (readonly [api: number, ceiling: number])[];
}

/** Each round measures both, in alternating order, after a round that warms up the compiler. */
export async function measureReads(
  house: House,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<ReadRates[]> {
  const [api, ceiling] = [await house.startApi(), await house.startCeiling()];
  const results: ReadRates[] = [];
  for (const { path, statements, body } of house.reads) {
    const pairs: ReadRates['pairs'] = [];
    for (let round = -1; round < rounds; round += 1) {
      const headers = await authorization(api.url, house.email);
      const rates = new Map<string, number>();
      const order = round % 2 === 0 ? [api, ceiling] : [ceiling, api];
      for (const { url } of order) {
        rates.set(url, await hammer({ url, path, headers }, { connections, seconds }));
      }
      if (round >= 0) pairs.push([rates.get(api.url) ?? 0, rates.get(ceiling.url) ?? 0]);
    }
    results.push({ path, statements: statements.length, bytes: Buffer.byteLength(body), pairs });
  }
  await Promise.all([api.stop(), ceiling.stop()]);
  return results;
}
