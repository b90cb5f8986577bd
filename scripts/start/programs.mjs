// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../toolchain.mjs';

/** The two programs behind `npm start`, as built. */
export const programs = {
  api: path.join(repository, 'apps/api/dist/launcher.js'),
  edge: path.join(repository, 'apps/edge/dist/main.js'),
};

/**
 * How Node runs them: what the API makes for an answer is soon forgotten, so that little room for it does; it saves
 * some 30 MB of memory. And its heap may double, no more, before it is swept: that saves 90 MB once it has
 * made 300 documents, for 1 % more processor time.
 */
export const nodeOptions = {
  api: ['--max-semi-space-size=8', '--heap-growing-percent=100'],
  edge: [],
};

/** Whether what installing, building and publishing left behind is still there. @param {string} dataDirectory */
export function isComplete(dataDirectory) {
  const needed = [
    ...Object.values(programs),
    path.join(repository, 'node_modules/.modules.yaml'),
    path.join(dataDirectory, 'releases/manifest.json'),
    path.join(dataDirectory, 'releases/mfe/shell'),
  ];
  return needed.every((file) => existsSync(file));
}
