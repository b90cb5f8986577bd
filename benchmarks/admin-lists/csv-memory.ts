import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { linkAdminList } from '@tassis/contracts';
import type { House } from './house.ts';
import { sampleMemory, type Memory } from './sample-memory.ts';

/** A CSV that was taken away: how large it is, and the memory of both ends meanwhile. */
export type TakenAway = { lines: number; megabytes: number; server: Memory; reader: Memory };

/** Takes all orders of a house away, by a process of its own that writes them to the disk. */
export async function takeAway({ app, headers }: House, folder: string): Promise<TakenAway> {
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const linked = await app.inject({
    method: linkAdminList.method,
    url: `/api/admin/orders/download-link?format=csv`,
    headers,
  });
  const { url } = linked.json<{ data: { url: string } }>().data;
  const script = path.join(import.meta.dirname, 'csv-reader.ts');
  const reader = fork(script, [base + url, path.join(folder, 'orders.csv')]);
  const server = sampleMemory(once(reader, 'exit'));
  // What our own child tells.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const [told] = (await once(reader, 'message')) as [Omit<TakenAway, 'server'>];
  return { ...told, server: await server };
}
