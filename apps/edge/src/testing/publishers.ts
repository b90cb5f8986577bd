import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import path from 'node:path';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { expect } from 'vitest';
import { liveReleases } from '../releases/live-releases.ts';
import { readLog, wentLive } from '../releases/release-log.ts';
import { readManifest } from '../releases/store.ts';
import { builtArea } from './release-store.ts';

const program = await builtProgram('publisher-process');

/** Builds three variants of four areas: two that are released alone, and two only ever together. */
export async function variantsOfAreas(builds: string): Promise<void> {
  for (const variant of ['one', 'two', 'three'])
    for (const id of ['alpha', 'beta', 'left', 'right'])
      await builtArea(path.join(builds, variant), id, `export const is = '${variant}'`);
}

/** Starts a publisher (`publisher-process.ts`), which waits until it is told to go. */
export async function aPublisher(
  parameters: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const publisher = fork(program, parameters, {
    execArgv: [],
    env: { ...process.env, ...compiledPrograms(), ...environment },
  });
  await once(publisher, 'message');
  return publisher;
}

/** Lets a publisher that runs make some more changes, however long they take here, then kills it within the next ones. */
export async function killAfter(
  publisher: ChildProcess,
  { changes, milliseconds }: { changes: number; milliseconds: number },
): Promise<void> {
  const exit = once(publisher, 'exit');
  for (let done = 0; done < changes; done += 1) {
    await Promise.race([once(publisher, 'message'), exit]);
  }
  await delay(milliseconds);
  const died = publisher.exitCode; // of an error of its own, not of ours
  publisher.kill('SIGKILL');
  await exit;
  expect(died).toBeNull();
}

/** The log tells an unbroken story that ends with what the manifest says: nobody's change was lost. */
export async function expectWholeLog(store: string): Promise<void> {
  const log = await readLog(store);
  const { areas } = await readManifest(store);
  for (const { id, version } of await liveReleases(store)) {
    let live: string | undefined;
    let canary: string | undefined;
    const changes = log.filter((each) => each.id === id && !['bad', 'good'].includes(each.action));
    for (const line of changes) {
      expect(line.previous).toBe(live);
      if (wentLive(line)) live = line.version;
      if (line.action === 'remove') live = undefined;
      if (line.action === 'canary') canary = line.version;
      if (canary === live || (line.action === 'drop' && canary === line.version))
        canary = undefined;
    }
    expect([live, canary]).toEqual([
      version,
      areas.find((area) => area.id === id)?.canary?.version,
    ]);
  }
  const lines = log.map(({ at, id, action }) => `${at} ${id} ${action}`);
  expect(new Set(lines).size).toBe(log.length);
}
