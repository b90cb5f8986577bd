import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { linkAdminList } from '@tassis/contracts';
import type { House } from './house.ts';
import { sampleMemory, type Memory } from './sample-memory.ts';

/** The download of a CSV: its size, and the memory of both processes meanwhile. */
export type TakenAway = { lines: number; megabytes: number; server: Memory; reader: Memory };

/** Downloads all orders of a house with a process of its own that writes them to the disk. */
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
  // The message of our own child process.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const [told] = (await once(reader, 'message')) as [Omit<TakenAway, 'server'>];
  return { ...told, server: await server };
}
