// @ts-check
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { isEnding } from './previous-run.mjs';

const patience = 12_000; // the longest that a run that is ending takes

/**
 * Both ports are asked for before anything slow begins. A port that a run of ours still holds while it ends is
 * waited for; any other is the person's to free.
 * @param {import('./settings.mjs').Settings} settings
 */
export async function assertPortsFree({ sitePort, apiPort, dataDirectory }) {
  const wanted = [
    { port: sitePort, name: 'site', variable: 'SITE_PORT' },
    { port: apiPort, name: 'API', variable: 'API_PORT' },
  ];
  if (sitePort === apiPort) {
    throw new Failure(
      `Port ${sitePort} is wanted for the site and for the API.`,
      `Give them two: API_PORT=${another(apiPort)} npm start`,
    );
  }
  for (const { port, name, variable } of wanted) {
    let trouble = await troubleWith(port);
    if (trouble === 'EADDRINUSE' && (await isEnding(dataDirectory))) trouble = await waitFor(port);
    if (!trouble) continue;
    throw new Failure(
      trouble === 'EACCES'
        ? `This user may not use port ${port}, wanted for the ${name}.`
        : `Port ${port}, wanted for the ${name}, is in use by another program.`,
      `${trouble === 'EACCES' ? 'Choose' : 'Stop that program, or choose'} another port: ${variable}=${another(port)} npm start`,
    );
  }
}

/** A port near by that any user may take. @param {number} port */
function another(port) {
  return port < 1024 ? port + 8000 : port + 100 > 65_535 ? port - 100 : port + 100;
}

/** @param {number} port */
async function waitFor(port) {
  process.stdout.write(`• The previous run is still ending; waiting for port ${port}\n`);
  const end = Date.now() + patience;
  let trouble = await troubleWith(port);
  while (trouble && Date.now() < end) {
    await delay(100);
    trouble = await troubleWith(port);
  }
  return trouble;
}

/** Why a port cannot be had: a code, or nothing. @param {number} port @returns {Promise<string | undefined>} */
function troubleWith(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : 'unknown'));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
}
