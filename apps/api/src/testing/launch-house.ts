import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { openDatabase, type Database } from '../database/client.ts';
import { startEmbedded } from '../database/embedded/index.ts';
import { readPostmaster } from '../database/embedded/postmaster.ts';
import { guardServer } from './guard-server.ts';
import { makeQuickFolder } from './quick-folder.ts';

type Running = { child: ChildProcess; url: string; exited: Promise<unknown> };

/**
 * Starts database and API as processes that tests kill, in a folder of their own: as `npm start` does or, with TEST_POSTGRES, on
 * a server of those programs that DATABASE_URL names and this process restarts.
 */
export async function launchHouse() {
  const dataDir = makeQuickFolder('house');
  const directory = join(dataDir, 'postgres');
  const programs = process.env['TEST_POSTGRES'];
  guardServer(dataDir, programs);
  const server = () => {
    const known = readPostmaster(directory);
    if (known === undefined) throw new Error('No database is running');
    return known;
  };
  const given = programs === undefined ? undefined : await startEmbedded(dataDir, { programs });
  const env = { DATA_DIR: dataDir, ...(given && { DATABASE_URL: given.url }) };
  let running = await launch(env);

  return {
    dataDir,
    url: () => running.url,
    killApi: async () => {
      running.child.kill('SIGKILL');
      await running.exited;
      running = await launch(env);
    },
    /** What `pg_ctl stop -m immediate` sends: no goodbye, no checkpoint. The test that started it brings it back. */
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
      await given?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(env: Record<string, string>): Promise<Running> {
  const child = fork(await builtProgram('launcher'), {
    env: {
      PATH: process.env['PATH'],
      ...env,
      API_PORT: '0',
      LOG_LEVEL: 'silent',
      ...compiledPrograms(),
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
