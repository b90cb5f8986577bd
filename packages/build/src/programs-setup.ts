import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Programs } from './built-programs.ts';

/**
 * Creates the run's folder for bundled programs. It is inside the package, where the programs find their
 * dependencies. Removes the folders of killed runs.
 */
export function setup(project: TestProject): () => void {
  const { root } = project.config;
  const home = path.join(root, 'node_modules/.programs');
  mkdirSync(home, { recursive: true });
  for (const run of readdirSync(home)) {
    if (!isAlive(Number(run))) rmSync(path.join(home, run), { recursive: true, force: true });
  }
  const folder = path.join(home, String(process.pid));
  // A killed run may have had the same process id.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  // Programs find the files that they read at run time relative to their folder.
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
