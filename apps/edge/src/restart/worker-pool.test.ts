import { spawn, type ChildProcess } from 'node:child_process';
import { describe, test, type TestContext } from 'vitest';
import { WorkerPool } from './worker-pool.ts';
import type { StartingWorker } from './start-worker.ts';

/** A worker pool of processes that do nothing but obey; `failing` says whether the next one cannot start. */
function aPool(onTestFinished: TestContext['onTestFinished'], size: number) {
  const started: ChildProcess[] = [];
  const said: string[] = [];
  const state = { failing: false, hopeless: false };
  const start = (): StartingWorker => {
    const code = "process.on('message', () => process.exit())";
    const worker = spawn(process.execPath, ['-e', code], { stdio: ['ipc'] });
    started.push(worker);
    const ready = state.failing ? Promise.reject(new Error('broken')) : Promise.resolve();
    if (state.failing) worker.kill('SIGKILL');
    return { process: worker, ready };
  };
  const pool = new WorkerPool({
    size,
    start,
    say: (line) => said.push(line),
    onHopeless: () => (state.hopeless = true),
  });
  onTestFinished(() => pool.end());
  const living = () => started.filter((worker) => worker.exitCode === null && !worker.signalCode);
  return { pool, started, said, state, living };
}

// They mostly wait.
describe.concurrent('a worker pool', () => {
  test('a reload changes every worker, once for all who asked meanwhile', async ({
    expect,
    onTestFinished,
  }) => {
    const { pool, started, living } = aPool(onTestFinished, 2);
    await pool.start();
    await Promise.all([pool.reload(), pool.reload(), pool.reload()]);
    await expect.poll(() => living().length).toBe(2);
    expect(started).toHaveLength(4);
    expect(living()).toEqual(started.slice(2));
  });

  test('a new worker that cannot start leaves the old ones serving', async ({
    expect,
    onTestFinished,
  }) => {
    const { pool, started, state, said, living } = aPool(onTestFinished, 1);
    await pool.start();
    state.failing = true;
    await pool.reload();
    await expect.poll(living).toEqual(started.slice(0, 1));
    expect(said).toEqual(['✗ The site keeps its workers: broken']);
    state.failing = false;
    await pool.reload();
    await expect.poll(living).toEqual(started.slice(2));
  });

  test('a worker that dies is replaced, and nothing but it', async ({ expect, onTestFinished }) => {
    const { pool, started, living } = aPool(onTestFinished, 2);
    await pool.start();
    started[0]?.kill('SIGKILL');
    await expect.poll(() => started.length).toBe(3);
    await expect.poll(living).toEqual(started.slice(1));
  });

  test(
    'workers that cannot be replaced are given up',
    { timeout: 20_000 },
    async ({ expect, onTestFinished }) => {
      const { pool, started, state } = aPool(onTestFinished, 1);
      await pool.start();
      state.failing = true;
      started[0]?.kill('SIGKILL');
      await expect.poll(() => state.hopeless, { timeout: 15_000 }).toBe(true);
      expect(started).toHaveLength(6);
    },
  );

  test('workers that serve and die again and again are given up, too', async ({
    expect,
    onTestFinished,
  }) => {
    const { pool, started, state } = aPool(onTestFinished, 1);
    await pool.start();
    for (let death = 1; death <= 6; death += 1) {
      expect(state.hopeless).toBe(false);
      await expect.poll(() => started.length, { timeout: 15_000 }).toBe(death);
      started.at(-1)?.kill('SIGKILL');
    }
    await expect.poll(() => state.hopeless).toBe(true);
  });
});
