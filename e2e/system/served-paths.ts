import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsed } from './json.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Every page that the site serves complete, as the areas declare them. */
export const servedPaths: readonly string[] = globSync('apps/*/area.json', { cwd: repository })
  .map((file) => readFileSync(path.join(repository, file), 'utf8'))
  .flatMap((text) => parsed<{ prerender: string[] }>(text).prerender);
