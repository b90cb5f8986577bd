import { spawn, type ChildProcess } from 'node:child_process';
import { describe, test, type TestContext } from 'vitest';
import { Crew } from './crew.ts';
import type { StartingWorker } from './start-worker.ts';

/** A crew of processes that do nothing but obey; `failing` says whether the next one cannot start. */
function aCrew(onTestFinished: TestContext['onTestFinished'], size: number) {
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
  const crew = new Crew({
    size,
    start,
    say: (line) => said.push(line),
    onHopeless: () => (state.hopeless = true),
  });
  onTestFinished(() => crew.end());
  const living = () => started.filter((worker) => worker.exitCode === null && !worker.signalCode);
  return { crew, started, said, state, living };
}

// They mostly wait.
describe.concurrent('a crew', () => {
  test('a reload changes every worker, once for all who asked meanwhile', async ({
    expect,
    onTestFinished,
  }) => {
    const { crew, started, living } = aCrew(onTestFinished, 2);
    await crew.start();
    await Promise.all([crew.reload(), crew.reload(), crew.reload()]);
    await expect.poll(() => living().length).toBe(2);
    expect(started).toHaveLength(4);
    expect(living()).toEqual(started.slice(2));
  });

  test('a new worker that cannot start leaves the old ones serving', async ({
    expect,
    onTestFinished,
  }) => {
    const { crew, started, state, said, living } = aCrew(onTestFinished, 1);
    await crew.start();
    state.failing = true;
    await crew.reload();
    await expect.poll(living).toEqual(started.slice(0, 1));
    expect(said).toEqual(['✗ The site keeps its workers: broken']);
    state.failing = false;
    await crew.reload();
    await expect.poll(living).toEqual(started.slice(2));
  });

  test('a worker that dies is replaced, and nothing but it', async ({ expect, onTestFinished }) => {
    const { crew, started, living } = aCrew(onTestFinished, 2);
    await crew.start();
    started[0]?.kill('SIGKILL');
    await expect.poll(() => started.length).toBe(3);
    await expect.poll(living).toEqual(started.slice(1));
  });

  test(
    'workers that cannot be replaced are given up',
    { timeout: 20_000 },
    async ({ expect, onTestFinished }) => {
      const { crew, started, state } = aCrew(onTestFinished, 1);
      await crew.start();
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
    const { crew, started, state } = aCrew(onTestFinished, 1);
    await crew.start();
    for (let death = 1; death <= 6; death += 1) {
      expect(state.hopeless).toBe(false);
      await expect.poll(() => started.length, { timeout: 15_000 }).toBe(death);
      started.at(-1)?.kill('SIGKILL');
    }
    await expect.poll(() => state.hopeless).toBe(true);
  });
});
