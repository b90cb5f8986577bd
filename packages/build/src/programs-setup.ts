import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Programs } from './built-programs.ts';

/**
 * Gives the run a folder for built programs; they look for packages from there, so it lies in the package. Folders of
 * runs that were killed go.
 */
export function setup(project: TestProject): () => void {
  const { root } = project.config;
  const home = path.join(root, 'node_modules/.programs');
  mkdirSync(home, { recursive: true });
  for (const run of readdirSync(home)) {
    if (!isAlive(Number(run))) rmSync(path.join(home, run), { recursive: true, force: true });
  }
  const folder = path.join(home, String(process.pid));
  // A killed run may have had this process's number.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  // What a program reads at run time it seeks beside the folder that it was built to.
  symlinkSync(path.join(root, 'src'), path.join(folder, 'src'), 'junction');
  const programs: Programs = { root, folder };
  project.provide('programs', programs);
  return () => rmSync(folder, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
