import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { startBucketHouse } from '@tassis/settings/bucket-house';
import { Client } from 'pg';
import { afterAll, inject, vi } from 'vitest';
import type { SharedPlace } from '../releases/shared/shared-store.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges into vitest's own
  interface ProvidedContext {
    /** Server that test databases are made on. */
    databaseServer: string;
  }
}

/** A bucket and a database of PostgreSQL for a shared store, both of which can be taken away; for one test file. */
export async function aSharedPlace() {
  const house = await startBucketHouse();
  vi.stubEnv('S3_ENDPOINT', house.endpoint);
  vi.stubEnv('S3_ACCESS_KEY_ID', 'the-key');
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'the-secret');
  const server = inject('databaseServer');
  const name = `tassis_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const direct = new URL(server);
  direct.pathname = `/${name}`;
  const door = await startDoor(direct);
  afterAll(async () => {
    door.shut();
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  const place: SharedPlace = { bucket: 'releases/site', databaseUrl: door.url };
  return { place, house, door, query: (text: string) => onServer(direct.href, text) };
}

async function onServer(connectionString: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}

/** A way to a database that can be shut: then nobody gets an answer, and who is connected is cut off. */
async function startDoor(to: URL) {
  const through = new Set<Socket>();
  let isOpen = true;
  const server = createServer((near) => {
    if (!isOpen) {
      near.destroy();
      return;
    }
    const far = connect({ host: to.hostname, port: Number(to.port) });
    for (const socket of [near, far]) {
      through.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        through.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const address = server.address();
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : 0);
  return {
    url: url.href,
    shut: () => {
      isOpen = false;
      for (const socket of through) socket.destroy();
    },
    open: () => {
      isOpen = true;
    },
  };
}
