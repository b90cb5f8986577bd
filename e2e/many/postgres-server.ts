import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseAt } from './ports.ts';
import { account, postgresProgram, type Programs } from './postgres-programs.ts';

const environment = { PATH: process.env['PATH'], LC_ALL: 'C' };

/** One PostgreSQL server with a data folder of its own, which only this test enters. */
export class PostgresServer {
  readonly directory: string;
  readonly port: number;
  readonly #programs: Programs;
  #child: ChildProcess | undefined;

  constructor(programs: Programs, { directory, port }: { directory: string; port: number }) {
    this.#programs = programs;
    this.directory = directory;
    this.port = port;
  }

  /** An empty cluster with the role and the database of the house; anybody of this machine may enter, and follow. */
  create(): void {
    const { directory } = this;
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
    this.#run('initdb', ['-D', directory, ...locale, ...options]);
    appendFileSync(
      path.join(directory, 'pg_hba.conf'),
      'host all,replication all 127.0.0.1/32 trust\n',
    );
    const input = 'CREATE ROLE tassis LOGIN\nCREATE DATABASE tassis OWNER tassis\n';
    // One statement a line, each with an empty line behind it.
    this.#run(
      'postgres',
      ['--single', '-j', '-D', directory, 'postgres'],
      input.replaceAll('\n', ';\n\n'),
    );
  }

  /** A copy of this stopped cluster that will follow it. */
  copyTo(replica: PostgresServer): void {
    execFileSync('cp', ['-a', this.directory, replica.directory]);
    const settings = `primary_conninfo = 'host=127.0.0.1 port=${this.port} user=postgres application_name=replica'\n`;
    appendFileSync(path.join(replica.directory, 'postgresql.auto.conf'), settings);
    execFileSync('touch', [path.join(replica.directory, 'standby.signal')], account);
  }

  async start(): Promise<void> {
    const settings = {
      port: String(this.port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      wal_keep_size: '1GB',
      jit: 'off',
    };
    const parameters = Object.entries(settings).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const log = openSync(`${this.directory}.log`, 'a');
    this.#child = spawn(
      postgresProgram(this.#programs, 'postgres'),
      ['-D', this.directory, ...parameters],
      { ...account, cwd: '/', env: environment, stdio: ['ignore', log, log] },
    );
    closeSync(log);
    await this.untilAnswering();
  }

  /** Until it takes connections. */
  async untilAnswering(): Promise<void> {
    for (;;) {
      if (this.#child?.exitCode != null)
        throw new Error(readFileSync(`${this.directory}.log`, 'utf8'));
      const answered = await this.query('SELECT 1').catch(() => undefined);
      if (answered) return;
      await delay(20);
    }
  }

  /** As the superuser in the house’s database, on a connection of its own. */
  async query(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: databaseAt(this.port, 'postgres') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends it without a goodbye and without a checkpoint. */
  kill(): Promise<void> {
    return this.#end('SIGQUIT');
  }

  stop(): Promise<void> {
    return this.#end('SIGINT');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  #run(program: 'initdb' | 'postgres', parameters: string[], input = ''): void {
    mkdirSync(path.dirname(this.directory), { recursive: true });
    const options = { ...account, cwd: '/', env: environment, input, stdio: 'pipe' } as const;
    execFileSync(postgresProgram(this.#programs, program), parameters, options);
  }
}
