// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { prepare } from '../start/prepare.mjs';
import { livingRun } from '../start/previous-run.mjs';
import { isAlive } from '../start/process-identity.mjs';
import { Supervisor } from '../start/supervisor.mjs';

/** @typedef {import('../start/previous-run.mjs').Ports} Ports the ports of the released site and the API */

const patience = 60_000; // milliseconds; a run that has just started may still create its database
const edgeAbove = 10; // the released site is behind the shell's own server

/**
 * Finds the system for the areas under work: the one that runs from this data directory, or a new one.
 * @param {import('../start/settings.mjs').Settings} settings
 * @param {ReturnType<typeof import('../start/ports.mjs').freePorts>} freePort
 * @returns {Promise<Ports>}
 */
export async function systemBehind(settings, freePort) {
  const run = await livingRun(settings.dataDirectory);
  if (run) return borrow(run);
  await prepare(settings);
  const ports = {
    sitePort: await freePort(settings.sitePort + edgeAbove, 'the site of the releases'),
    apiPort: await freePort(settings.apiPort, 'the API'),
  };
  const supervisor = new Supervisor({ ...settings, ...ports });
  await supervisor.startAll();
  console.log(`• Releases at ${ports.sitePort}, API at ${ports.apiPort}`);
  return ports;
}

/** @param {NonNullable<Awaited<ReturnType<typeof livingRun>>>} run */
async function borrow({ supervisor, ports }) {
  if (!ports) {
    throw new Failure(
      `Tassis is running from this data directory (process ${supervisor.pid}), and does not say where.`,
      'It was started before this version: stop it with Ctrl-C there.',
    );
  }
  const { sitePort, apiPort } = ports;
  console.log(`• Beside the Tassis that runs: releases at ${sitePort}, API at ${apiPort}`);
  await answers(`http://127.0.0.1:${apiPort}/api/health/ready`);
  await answers(`http://127.0.0.1:${sitePort}/login`);
  const watch = setInterval(() => {
    if (isAlive(supervisor)) return;
    clearInterval(watch);
    console.log('• The Tassis behind this has ended: no API and no releases until it runs again.');
  }, 1000).unref();
  return ports;
}

/** @param {string} address */
async function answers(address) {
  const end = Date.now() + patience;
  for (;;) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > end) throw new Failure(`${address} does not answer.`);
    await delay(200);
  }
}
