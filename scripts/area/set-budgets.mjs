// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { limit } from '../../packages/create-area/src/index.ts';
import { parsed } from '../parsed.mjs';
import { run } from '../toolchain.mjs';

/** Builds a new area, and sets its budgets to its current sizes. @param {string} id @param {string} folder */
export async function setBudgets(id, folder) {
  const file = path.join(folder, '.size-limit.js');
  await run('turbo', ['run', 'build', `--filter=@tassis/${id}`, '--output-logs=errors-only']);
  const program = path.join(folder, 'node_modules/.bin/size-limit');
  /** @type {{ size: number }[]} */
  const measured = parsed(await run(program, ['--json'], { cwd: folder, quiet: true }));
  const sizes = measured.map(({ size }) => size);
  let text = readFileSync(file, 'utf8');
  for (const size of [sizes[0] ?? 0, Math.max(...sizes)])
    text = text.replace(limit, `${Math.ceil(size / 100 + 2) / 10} kB`);
  writeFileSync(file, text);
  await run('oxfmt', [file]);
}
