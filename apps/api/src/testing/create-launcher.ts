import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { afterAll, afterEach, vi } from 'vitest';
import { guardServer } from './guard-server.ts';
import { makeQuickFolder } from './quick-folder.ts';

interface Report {
  type: string;
  message?: string;
  hint?: string;
  url?: string;
}

export interface Launched {
  child: ChildProcess;
  /** Its first message: success or failure. */
  report: Report;
  exited: Promise<unknown[]>;
}

/** Starts launchers as processes on a folder that the tests of a file share; kills those that still run after a test. */
export async function createLauncher() {
  // Each starts programs and a database, which takes a busy machine long.
  vi.setConfig({ testTimeout: 120_000 });
  const dataDir = makeQuickFolder('launcher');
  guardServer(dataDir);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const launcher = await builtProgram('launcher');
  const running = new Set<ChildProcess>();
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
  });

  return {
    dataDir,
    running,

    /** Starts it as `npm start` does. */
    launch: async (env: Record<string, string> = {}): Promise<Launched> => {
      const child = fork(launcher, {
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: dataDir,
          API_PORT: '0',
          LOG_LEVEL: 'silent',
          ...compiledPrograms(),
          ...env,
        },
        execArgv: ['--disable-warning=DeprecationWarning'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      running.add(child);
      child.on('exit', () => running.delete(child));
      const exited = once(child, 'exit');
      const report = await new Promise<Report>((resolve, reject) => {
        child.on('message', (message: Report) => {
          if (message.type !== 'progress') resolve(message);
        });
        child.on('exit', (code) => reject(new Error(`ended with ${code} before a word`)));
      });
      return { child, report, exited };
    },
  };
}
