// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsed } from './parsed.mjs';
import { repository } from './toolchain.mjs';

const apps = path.join(repository, 'apps');

/** The areas of this repository: the folders in `apps` with an `area.json`. */
export const areaIds = readdirSync(apps).filter((id) =>
  existsSync(path.join(apps, id, 'area.json')),
);

const files = [
  '.size-limit.js',
  'README.md',
  'package.json',
  'src/area.tsx',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];
const tasks = ['types', 'build', 'test', 'lint', 'size'];

/**
 * Lists what an area lacks. The checks find these files by themselves, and would silently skip an area without them.
 * @param {string} id
 * @param {string} [folder]
 * @returns {string[]}
 */
export function missingFrom(id, folder = path.join(apps, id)) {
  const has = (/** @type {string} */ file) => existsSync(path.join(folder, file));
  const read = (/** @type {string} */ file) =>
    has(file) ? readFileSync(path.join(folder, file), 'utf8') : undefined;
  /** @type {{ name?: string, scripts?: Record<string, string> }} */
  const { name, scripts = {} } = parsed(read('package.json') ?? '{}');
  const budgets = read('.size-limit.js') ?? '';
  const sources = has('src') ? readdirSync(path.join(folder, 'src'), { recursive: true }) : [];
  return [
    ...files.filter((file) => !has(file)),
    ...(name === `@tassis/${id}` ? [] : [`the name @tassis/${id} in package.json`]),
    ...tasks.filter((task) => !scripts[task]).map((task) => `the script ${task} in package.json`),
    ...(budgets.includes(`firstPages('${id}'`)
      ? []
      : ['the budgets of its first pages in .size-limit.js']),
    ...['.test.tsx', '.stories.tsx']
      .filter((ending) => !sources.some((file) => String(file).endsWith(ending)))
      .map((ending) => `src/**/*${ending}`),
  ];
}
