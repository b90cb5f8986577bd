// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { environment, nodePath, repository } from '../toolchain.mjs';

const program = path.join(repository, 'packages/build/src/cli.ts');

/**
 * Starts the development servers of the areas and of the shell; resolves when all of them answer.
 * @param {{
 *   sitePort: number,
 *   areaPorts: Record<string, number>,
 *   behind: import('./system-behind.mjs').Ports,
 *   dataDirectory: string,
 * }} places
 */
export async function startDevServers({ sitePort, areaPorts, behind, dataDirectory }) {
  const areas = Object.entries(areaPorts).map(([area, port]) =>
    startDevServer(area, port, { TASSIS_DEV_ENTRY: `/remoteEntry.${area}.js` }),
  );
  const shell = startDevServer('shell', sitePort, {
    API_PORT: String(behind.apiPort),
    EDGE_PORT: String(behind.sitePort),
    TASSIS_DEV_AREAS: JSON.stringify(areaPorts),
    TASSIS_DEV_MANIFEST: path.join(dataDirectory, 'releases', 'manifest.json'),
  });
  await Promise.all([...areas, shell]);
}

/**
 * Starts a development server, which ends with this process. Reports one that ends before.
 * @param {string} app @param {number} port @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>} resolves when it answers
 */
function startDevServer(app, port, env) {
  const server = spawn(nodePath(), [program, 'dev'], {
    cwd: path.join(repository, 'apps', app),
    detached: true, // Ctrl-C reaches only this process
    env: { ...environment(), NODE_ENV: 'development', ...env, TASSIS_DEV_PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    server.once('message', () => {
      resolve();
      server.once('exit', () => {
        console.error(`✗ The development server of ${app} (port ${port}) died; start again.`);
      });
    });
    server.once('exit', (code, signal) => {
      reject(new Failure(`The development server of ${app} ended (${signal ?? code}).`));
    });
  });
}
