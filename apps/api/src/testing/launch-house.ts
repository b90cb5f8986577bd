import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../database/client.ts';
import { readPostmaster } from '../database/embedded/postmaster.ts';

type Running = { child: ChildProcess; url: string; exited: Promise<unknown> };

/** Database and API as `npm start` runs them, in processes and a folder of their own, to be killed. */
export async function launchHouse() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tassis-house-'));
  // Root's stand-in has to get in.
  chmodSync(dataDir, 0o755);
  const directory = join(dataDir, 'postgres');
  const server = () => {
    const known = readPostmaster(directory);
    if (known === undefined) throw new Error('No database is running');
    return known;
  };
  let running = await launch(dataDir);

  return {
    dataDir,
    url: () => running.url,
    killApi: async () => {
      running.child.kill('SIGKILL');
      await running.exited;
      running = await launch(dataDir);
    },
    /** What `pg_ctl stop -m immediate` sends: no goodbye, no checkpoint. The launcher brings it back. */
    killDatabase: () => {
      process.kill(server().pid, 'SIGQUIT');
    },
    /** Reads and writes through a connection of its own. */
    inDatabase: <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
      const password = readFileSync(join(directory, 'tassis.password'), 'utf8').trim();
      const address = `127.0.0.1:${server().port}`;
      const { db, close } = openDatabase(`postgres://tassis:${password}@${address}/tassis`);
      return work(db).finally(close);
    },
    end: async () => {
      running.child.kill('SIGTERM');
      await running.exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(dataDir: string): Promise<Running> {
  const child = fork(new URL('../launcher.ts', import.meta.url), {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      API_PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '0',
    },
    execArgv: ['--disable-warning=DeprecationWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (report: { type: string; url?: string; message?: string }) => {
      if (report.type === 'ready') resolve(report.url ?? '');
      if (report.type === 'failed') reject(new Error(report.message));
    });
    child.on('exit', (code) => reject(new Error(`ended with ${code} before a word`)));
  });
  return { child, url, exited };
}
