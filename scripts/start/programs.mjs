// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../toolchain.mjs';

/** The two programs behind `npm start`, as built. */
export const programs = {
  api: path.join(repository, 'apps/api/dist/launcher.js'),
  edge: path.join(repository, 'apps/edge/dist/main.js'),
};

/** Whether both are built. */
export function hasPrograms() {
  return Object.values(programs).every((file) => existsSync(file));
}
