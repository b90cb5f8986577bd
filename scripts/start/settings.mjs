// @ts-check
import path from 'node:path';
import { repository } from '../toolchain.mjs';

/** What the environment may change about `npm start`; ports and folders as in the README. */
export const settings = {
  sitePort: Number(process.env['SITE_PORT'] ?? 3000),
  apiPort: Number(process.env['API_PORT'] ?? 4000),
  dataDirectory: path.resolve(process.env['DATA_DIR'] ?? path.join(repository, '.data')),
  production: process.env['APP_ENV'] === 'production',
  startedAt: performance.timeOrigin,
};

/** @typedef {typeof settings} Settings */
