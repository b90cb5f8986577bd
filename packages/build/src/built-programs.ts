import { existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

/** The package whose tests run, and a folder of this run for its programs: see `programs-setup.ts`. */
export interface Programs {
  root: string;
  folder: string;
}

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges into vitest's own
  interface ProvidedContext {
    programs: Programs;
    /** Entries of programs that only tests start. */
    testPrograms: string[];
  }
}

/**
 * Bundles the programs of this package by its `vite.config.ts`, as its build does, for tests that start them: from
 * their sources each start takes seconds of a processor. The first test that asks has them made for the whole run.
 * @returns where the bundle of this program lies, `launcher` for `src/launcher.ts`
 */
export async function builtProgram(name: string): Promise<string> {
  const { folder } = inject('programs');
  const built = path.join(folder, 'built');
  while (!existsSync(built)) {
    const isMine = claim(`${built}.claim`);
    if (isMine) await buildUnlessMade(built).finally(() => rmdirSync(`${built}.claim`));
    else await sleep(50);
  }
  return path.join(built, `${name}.js`);
}

/** What a built program needs in its environment to find what was compiled at its last start. */
export function compiledPrograms(): { NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: path.join(inject('programs').folder, 'compiled') };
}

/** A folder is made by one process only. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function buildUnlessMade(built: string): Promise<void> {
  if (existsSync(built)) return;
  const { root } = inject('programs');
  const input = inject('testPrograms');
  const { build } = await import('vite');
  const draft = `${built}.draft`;
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: draft, reportCompressedSize: false, rolldownOptions: { input } },
  });
  renameSync(draft, built);
}
