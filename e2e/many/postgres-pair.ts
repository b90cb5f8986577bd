import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ports } from './ports.ts';
import { copyPrograms, makeDataFolder } from './postgres-programs.ts';
import { PostgresServer } from './postgres-server.ts';
import { TcpSwitch } from './tcp-switch.ts';

/**
 * A primary and a replica that has each commit before it is acknowledged, behind one address. The test does what an operator
 * of a cluster does when the primary is gone.
 */
export class PostgresPair {
  readonly #primary: PostgresServer;
  readonly #replica: PostgresServer;
  readonly #address = new TcpSwitch({ port: ports.database, target: ports.primary });
  #current: PostgresServer;

  constructor(folder: string) {
    const programs = copyPrograms(folder);
    const data = makeDataFolder(path.join(folder, 'databases'));
    const [primary, replica] = (['primary', 'replica'] as const).map(
      (name) =>
        new PostgresServer(programs, { directory: path.join(data, name), port: ports[name] }),
    );
    if (!primary || !replica) throw new Error('There are two servers');
    this.#primary = primary;
    this.#replica = replica;
    this.#current = primary;
  }

  async start(): Promise<void> {
    this.#primary.create();
    this.#primary.copyTo(this.#replica);
    await Promise.all([this.#primary.start(), this.#replica.start()]);
    await this.#primary.query(`ALTER SYSTEM SET synchronous_standby_names = 'replica'`);
    await this.#primary.query('SELECT pg_reload_conf()');
    await this.#untilFollowed();
    await this.#address.open();
  }

  /**
   * The primary dies; the replica takes its place.
   * @returns the milliseconds for which nobody answered
   */
  async failOver(): Promise<number> {
    const start = performance.now();
    // What the primary still commits is acknowledged to nobody.
    this.#address.cut();
    await this.#primary.kill();
    await this.#replica.query('SELECT pg_promote()');
    this.#current = this.#replica;
    await this.#address.open(this.#replica.port);
    return Math.round(performance.now() - start);
  }

  /** As the superuser, on the server that is the primary now. */
  query(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.#current.query(statement, values);
  }

  async stop(): Promise<void> {
    this.#address.cut();
    await Promise.all([this.#primary.stop(), this.#replica.stop()]);
  }

  async #untilFollowed(): Promise<void> {
    for (;;) {
      const [row] = await this.#primary.query('SELECT sync_state FROM pg_stat_replication');
      if (row?.['sync_state'] === 'sync') return;
      await delay(50);
    }
  }
}
