import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../toolchain.mjs';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const variablesIn = (text: string) => [
  ...new Set([...text.matchAll(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/gu)].map(([name]) => name)),
];

it('a variable finds its way out of a text', () => {
  expect(variablesIn('`EDGE_SECRET` and S3_BUCKET, GET /api, HTTP')).toEqual([
    'EDGE_SECRET',
    'S3_BUCKET',
  ]);
});

it('every variable that a waiting changeset names stands in the upgrade notes', () => {
  const notes = variablesIn(read('docs/upgrade-notes.md'));
  const named = globSync('.changeset/*.md', { cwd: repository }).flatMap((file) =>
    variablesIn(read(file)),
  );
  expect(named.filter((name) => !notes.includes(name))).toEqual([]);
});
