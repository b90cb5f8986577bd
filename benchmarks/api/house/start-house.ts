import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { login } from '@tassis/contracts';
import { Client } from 'pg';
import { startEmbedded } from '../../../apps/api/src/database/embedded/index.ts';
import { guardServer } from '../../../apps/api/src/testing/guard-server.ts';
import { nodeOptions, programs } from '../../../scripts/start/programs.mjs';
import type { Ceiling } from './captured.ts';
import { fill } from './fill.ts';

const repository = path.join(import.meta.dirname, '../../..');
/** The number of connections that the API opens. */
const connections = 10;

export interface Server {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

export type House = Awaited<ReturnType<typeof startHouse>>;

/** A PostgreSQL server with orders in an empty folder; the API and the bare server are started on demand. */
export async function startHouse() {
  execFileSync('pnpm', ['exec', 'turbo', 'run', 'build', '--filter=@tassis/api'], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'tassis-benchmark-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  guardServer(folder);
  const database = await startEmbedded(folder);
  const filled = await fill(database.url, path.join(folder, 'files'));
  return {
    ...filled,
    startApi: () => {
      const env = environment(database.url, folder);
      return launch(programs.api, { env, execArgv: nodeOptions.api });
    },
    startCeiling: async () => {
      const told: Ceiling = {
        databaseUrl: database.url,
        connections,
        routes: filled.reads,
        login: `/api${login.path}`,
      };
      return launch(path.join(import.meta.dirname, 'ceiling.ts'), { told });
    },
    measureDisk: () => measureDisk(database.url, path.join(folder, 'files')),
    end: async () => {
      await database.stop();
      // PostgreSQL still writes its log for a moment after it has stopped.
      await delay(1000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Bytes of the database and of the folder of files, and the number of orders in them. */
async function measureDisk(databaseUrl: string, folder: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ database: string; orders: string }>(
    'SELECT pg_database_size(current_database()) AS database, (SELECT count(*) FROM orders) AS orders',
  );
  await client.end();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => statSync(path.join(folder, name)))
    .filter((file) => file.isFile());
  return {
    database: Number(rows[0]?.database),
    orders: Number(rows[0]?.orders),
    files: files.reduce((sum, { size }) => sum + size, 0),
  };
}

/** The settings of production, but without rate limits for one address. */
function environment(databaseUrl: string, folder: string) {
  return {
    APP_ENV: 'production',
    API_PORT: '0',
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: String(connections),
    DATA_DIR: folder,
    FILES_DIR: path.join(folder, 'files'),
    SESSION_SECRET: 'benchmark-benchmark-benchmark-benchmark',
    EDGE_SECRET: 'benchmark-benchmark-benchmark-benchmark',
    SITE_URL: 'https://tassis.example',
    // Nothing listens there, because the benchmark sends no mail.
    SMTP_URL: 'smtp://127.0.0.1:9',
    TRUSTED_PROXIES: 'none',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOGIN_LIMIT_PER_ADDRESS: '1000000',
  };
}

interface Launch {
  env?: Record<string, string>;
  execArgv?: string[];
  told?: Ceiling;
}

async function launch(file: string, { env, execArgv, told }: Launch): Promise<Server> {
  const log = openSync('/dev/null', 'w');
  const child = fork(file, {
    execArgv: execArgv ?? [],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  if (told !== undefined) child.send(told);
  const url = await readAddress(child);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url, pid: child.pid ?? 0, stop };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (report: { type: string; url?: string; message?: string }) => {
      if (report.type === 'ready') resolve(report.url ?? '');
      if (report.type === 'failed') reject(new Error(report.message));
    });
    child.on('exit', (code) => reject(new Error(`Ended with ${code} before a word`)));
  });
}
