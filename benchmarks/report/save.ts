import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { place } from './place.ts';

const repository = path.join(import.meta.dirname, '../..');

type Result = { surroundings: ReturnType<typeof place> };

/** Stores a run in the benchmark’s folder by date and commit, and shows it in its README. */
export async function save(folder: string, result: Result, markdown: string): Promise<void> {
  const { date, commit } = result.surroundings;
  const name = path.join(folder, 'results', `${date}-${commit}`);
  await mkdir(path.dirname(name), { recursive: true });
  const readme = path.join(folder, 'README.md');
  await writeFile(`${name}.json`, `${JSON.stringify(result, null, 2)}\n`);
  await writeFile(`${name}.md`, `${markdown}\n`);
  await writeFile(readme, withLastResult(await readFile(readme, 'utf8'), markdown));
  const oxfmt = path.join(repository, 'node_modules/.bin/oxfmt');
  execFileSync(oxfmt, [`${name}.json`, `${name}.md`, readme], { cwd: repository });
}

/** The README with everything after its last heading replaced. */
export function withLastResult(readme: string, markdown: string): string {
  const heading = '\n## Last result\n';
  const [before, ...rest] = readme.split(heading);
  if (rest.length !== 1) throw new Error('The README has no single heading “Last result”.');
  return `${before}${heading}\n${markdown}\n`;
}
