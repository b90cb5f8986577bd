import { existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

/** The package whose tests run, and this run's folder for its bundled programs (`programs-setup.ts`). */
export interface Programs {
  root: string;
  folder: string;
}

/** The entries of programs for tests only. */
export type TestPrograms = string[];

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges into vitest's own
  interface ProvidedContext {
    programs: Programs;
    testPrograms: TestPrograms;
  }
}

/**
 * Bundles the programs of this package by its `vite.config.ts` for tests that start them, because a start from the
 * sources takes seconds. The first test that calls it bundles them for the whole run.
 * @returns the path of a program's bundle; `launcher` is `src/launcher.ts`
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

/** The environment with which a bundled program reuses Node's compile cache. */
export function compiledPrograms(): { NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: path.join(inject('programs').folder, 'compiled') };
}

/** Creates the folder; returns false when another process has created it. */
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
  // By name, as the package's own programs are: Vite merges two objects, and not an object with a list.
  const input = Object.fromEntries(
    inject('testPrograms').map((file) => [path.parse(file).name, file]),
  );
  const { build } = await import('vite');
  const draft = `${built}.draft`;
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: draft, reportCompressedSize: false, rolldownOptions: { input } },
  });
  renameSync(draft, built);
}
