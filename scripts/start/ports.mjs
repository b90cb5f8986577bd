// @ts-check
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { isEnding } from './previous-run.mjs';

const patience = 12_000; // milliseconds; the longest shutdown of a run
const last = 65_535;

/**
 * Both ports are checked before anything slow begins. A port that an ending run of ours still uses is waited for; any other one
 * the person must free.
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
    const trouble = await lastingTroubleWith(port, dataDirectory);
    if (!trouble) continue;
    throw new Failure(
      trouble === 'EACCES'
        ? `This user may not use port ${port}, wanted for the ${name}.`
        : `Port ${port}, wanted for the ${name}, is in use by another program.`,
      `${trouble === 'EACCES' ? 'Choose' : 'Stop that program, or choose'} another port: ${variable}=${another(port)} npm start`,
    );
  }
}

/**
 * Allocates free ports, each once: the wanted one, or the next higher one, which it reports.
 * @param {string} dataDirectory
 */
export function freePorts(dataDirectory) {
  /** @type {Set<number>} */
  const given = new Set();
  /** @param {number} wanted @param {string} name of the server */
  return async (wanted, name) => {
    let port = wanted;
    /** @type {number[]} */
    const taken = [];
    while (given.has(port) || (await lastingTroubleWith(port, dataDirectory))) {
      if (!given.has(port)) taken.push(port);
      port += 1;
      if (port > last) throw new Failure(`No port from ${wanted} up is free for ${name}.`);
    }
    given.add(port);
    if (taken.length > 0) {
      const ports = taken.length > 1 ? `Ports ${taken.join(', ')} are` : `Port ${taken[0]} is`;
      process.stdout.write(`• ${ports} taken: ${name} is at ${port}\n`);
    }
    return port;
  };
}

/** A port near by that every user may use. @param {number} port */
function another(port) {
  return port < 1024 ? port + 8000 : port + 100 > last ? port - 100 : port + 100;
}

/** @param {number} port @param {string} dataDirectory */
async function lastingTroubleWith(port, dataDirectory) {
  const trouble = await troubleWith(port);
  if (trouble !== 'EADDRINUSE' || !isEnding(dataDirectory)) return trouble;
  process.stdout.write(`• The previous run is still ending; waiting for port ${port}\n`);
  return waitFor(port);
}

/** @param {number} port */
async function waitFor(port) {
  const end = Date.now() + patience;
  let trouble = await troubleWith(port);
  while (trouble && Date.now() < end) {
    await delay(100);
    trouble = await troubleWith(port);
  }
  return trouble;
}

/**
 * Returns why a port cannot be used: a code, or nothing. A browser may resolve `localhost` to either address.
 * @param {number} port @returns {Promise<string | undefined>}
 */
async function troubleWith(port) {
  const [first, second] = await Promise.all(['127.0.0.1', '::1'].map((host) => probe(port, host)));
  const isNoAddress = second === 'EADDRNOTAVAIL' || second === 'EAFNOSUPPORT';
  return first ?? (isNoAddress ? undefined : second);
}

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} */
function probe(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
