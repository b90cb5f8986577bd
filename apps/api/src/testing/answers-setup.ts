import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allContracts } from '@tassis/contracts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges into vitest's own
  interface ProvidedContext {
    /** Names of operations that answered their declared success, one a line: see `noteAnswers`. */
    answersFile: string;
  }
}

/** After a whole run, and only then, every operation must have answered its declared success in some test. */
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tassis-answers-'));
  const file = join(folder, 'answers');
  writeFileSync(file, '');
  project.provide('answersFile', file);
  return async () => {
    const answered = new Set(readFileSync(file, 'utf8').split('\n'));
    rmSync(folder, { recursive: true });
    if (!(await isWholeRun(project))) return;
    const missing = allContracts.map(({ name }) => name).filter((name) => !answered.has(name));
    if (missing.length > 0)
      throw new Error(`No test got the declared success of: ${missing.join(', ')}`);
  };
}

/** Every test file ran to its end, and nothing is red already. */
async function isWholeRun(project: TestProject): Promise<boolean> {
  if (project.config.testNamePattern !== undefined) return false;
  const { testFiles } = await project.globTestFiles();
  const passed = new Set(
    project.vitest.state
      .getTestModules()
      .filter((module) => module.project === project && module.state() === 'passed')
      .map(({ moduleId }) => moduleId),
  );
  return testFiles.every((path) => passed.has(path));
}
