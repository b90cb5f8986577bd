// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parsed } from '../parsed.mjs';
import { run } from '../toolchain.mjs';

/** Builds a new area, and gives it the budgets that it needs as it is. @param {string} id @param {string} folder */
export async function setBudgets(id, folder) {
  const file = path.join(folder, '.size-limit.json');
  /** @type {object[]} */
  const budgets = parsed(readFileSync(file, 'utf8'));
  await run('turbo', ['run', 'build', `--filter=@tassis/${id}`, '--output-logs=errors-only']);
  const program = path.join(folder, 'node_modules/.bin/size-limit');
  /** @type {{ size: number }[]} */
  const measured = parsed(await run(program, ['--json'], { cwd: folder, quiet: true }));
  const limited = budgets.map((budget, index) => ({
    ...budget,
    limit: `${Math.ceil((measured[index]?.size ?? 0) / 100 + 2) / 10} kB`,
  }));
  writeFileSync(file, JSON.stringify(limited));
  await run('oxfmt', [file]);
}
