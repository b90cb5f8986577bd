import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { foreignPackage } from '../../scripts/packages/foreign-area.mjs';
import { mainSystem } from './addresses.ts';
import { parsed } from './json.ts';
import { LiveManifest } from './live-manifest.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/**
 * Runs `pnpm release …` or `pnpm release:<command> …` on the main system; returns the output, also of a refusal. Resolves when
 * the served pages name the live release, because on a busy machine they may name the previous one for a moment.
 */
export async function release(script: 'release' | 'release-store', ...words: string[]) {
  const command = promisify(execFile)('node', [`scripts/${script}.mjs`, ...words], {
    cwd: repository,
    env: { ...process.env, ...mainSystem.environment },
  });
  const outcome = await command.then(
    ({ stdout }) => ({ isDone: true, said: stdout }),
    (error: unknown) => ({ isDone: false, said: getSaid(error) }),
  );
  const named = `"release":"${new LiveManifest(mainSystem).found.release}"`;
  await expect.poll(loginPage).toContain(named);
  return outcome;
}

async function loginPage(): Promise<string> {
  return (await fetch(`${mainSystem.site}/login`)).text();
}

function getSaid(error: unknown): string {
  return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
}

/** The area of another repository as its `pnpm pack` made it: the package, and the unpacked folder. */
export async function foreignBuild(): Promise<{ file: string; folder: string }> {
  const file = await foreignPackage();
  const place = `${mainSystem.dataDirectory}-agenda`;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  execFileSync('tar', ['-xzf', file, '-C', place]);
  return { file, folder: path.join(place, 'package') };
}

/** Makes a copy of the unpacked area that a test may change. */
export function copyOf(folder: string, name: string): string {
  const copy = path.join(path.dirname(folder), name);
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Changes a JSON file. */
export function changeJson<Said extends object>(file: string, change: (said: Said) => Said): void {
  writeFileSync(file, JSON.stringify(change(parsed<Said>(readFileSync(file, 'utf8')))));
}

/** The live version of an area on the main system. */
export function liveVersion(id: string): string | undefined {
  return new LiveManifest(mainSystem).found.areas.find((area) => area.id === id)?.version;
}
