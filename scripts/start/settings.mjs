// @ts-check
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { repository } from '../toolchain.mjs';

/**
 * The settings of `npm start` from the environment; ports and folders as in the README. Throws a Failure for an invalid
 * port.
 */
export function readSettings() {
  return {
    sitePort: portFrom('SITE_PORT', 3000),
    apiPort: portFrom('API_PORT', 4000),
    dataDirectory: path.resolve(process.env['DATA_DIR'] || path.join(repository, '.data')),
    production: process.env['APP_ENV'] === 'production',
    startedAt: performance.timeOrigin,
  };
}

/** @typedef {ReturnType<typeof readSettings>} Settings */

/** @param {string} variable @param {number} usual */
function portFrom(variable, usual) {
  const text = process.env[variable];
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(
    `${variable} is “${text}”, which is no port.`,
    `Give a number from 1 to 65535: ${variable}=${usual} npm start`,
  );
}
