import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../toolchain.mjs';

const sources = globSync(['apps/{api,edge}/src/**/*.ts', 'packages/*/src/**/*.{ts,tsx}'], {
  cwd: repository,
  exclude: (file) => /\.test\.|(?:^|\/)testing(?:\/|$)/.test(file),
}).map((file) => ({ file, text: readFileSync(path.join(repository, file), 'utf8') }));

const having = (part: RegExp) =>
  sources.flatMap(({ file, text }) => (part.test(text) ? [file] : [])).toSorted();

it('requests start no program: the embedded database and the workers of the site start, nothing else', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(having(/^import (?!type).*'(?:node:)?child_process'/m)).toEqual([
    'apps/api/src/database/embedded/postmaster.ts',
    'apps/api/src/database/embedded/run.ts',
    'apps/api/src/database/embedded/server.ts',
    'apps/edge/src/restart/start-worker.ts',
  ]);
});

it('text becomes code where releases are read and built, and nowhere else', () => {
  expect(having(/from 'node:vm'|\beval\(|new Function\(/)).toEqual([
    'apps/edge/src/rendering/evaluate-bundle.ts',
    'packages/build/src/app-build/find-pages.ts',
  ]);
});

it('nothing leaves a certificate unchecked', () => {
  expect(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});
