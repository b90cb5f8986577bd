import { Client } from 'pg';

/** Any constant, the same in every process that uses the embedded server. */
const holdKey = 7_203_115;

/** Proof that somebody uses the server. It ends with its process, however that ends. */
export type Hold = {
  /** Resolves when the connection is gone, no matter who ended it. */
  lost: Promise<void>;
  /** Releases the lock. True: no other process holds it, and from now on none can take it. */
  release: () => Promise<boolean>;
  close: () => Promise<void>;
};

/**
 * Opens a connection with a shared advisory lock, for as long as this process needs the server.
 * @returns undefined when the server is about to be stopped by another process; throws when it
 * does not accept connections
 */
export async function holdServer(url: string): Promise<Hold | undefined> {
  const client = new Client({ connectionString: url, application_name: 'tassis-hold' });
  const lost = new Promise<void>((resolve) => {
    client.on('end', () => resolve());
  });
  // `end` tells that the server is gone; the error adds nothing.
  client.on('error', () => undefined);
  await client.connect();
  const ask = async (call: string) => {
    const { rows } = await client.query<{ granted: boolean }>(`SELECT ${call} AS granted`, [
      holdKey,
    ]);
    return rows[0]?.granted ?? false;
  };
  if (!(await ask('pg_try_advisory_lock_shared($1)'))) {
    await client.end();
    return undefined;
  }
  return {
    lost,
    release: async () => {
      await ask('pg_advisory_unlock_shared($1)');
      return ask('pg_try_advisory_lock($1)');
    },
    close: () => client.end(),
  };
}
