// @ts-check
// How long a second `npm start` takes, against a bare Node + Fastify's first answer, pair by pair in one run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from '../../scripts/start/process-identity.mjs';
import { parsed } from '../../scripts/parsed.mjs';
import { nodePath, repository } from '../../scripts/toolchain.mjs';

const pairs = Number(process.env['PAIRS'] ?? 7);
const data = path.join(repository, 'test-results/data-bench');
const ports = { site: 3710, api: 4710, bare: 3720 };

/** @typedef {{ command: string[], env: Record<string, string>, answers: string[] }} Contender */

/** @type {Contender} */
const system = {
  command: ['npm', 'start'],
  env: {
    SITE_PORT: `${ports.site}`,
    API_PORT: `${ports.api}`,
    DATA_DIR: data,
  },
  answers: [`http://127.0.0.1:${ports.site}/`, `http://127.0.0.1:${ports.api}/api/health/ready`],
};
/** @type {Contender} */
const bare = {
  command: [nodePath(), path.join(import.meta.dirname, 'bare.mjs')],
  env: { PORT: `${ports.bare}` },
  answers: [`http://127.0.0.1:${ports.bare}/`],
};

console.log(`load before: ${loadavg()[0]?.toFixed(2)}`);
await timeToAnswer(system); // The first start may install, build and seed, so it is not measured.
const ratios = [];
for (let pair = 0; pair < pairs; pair += 1) {
  const order = pair % 2 === 0 ? [bare, system] : [system, bare];
  const [first, second] = [await timeToAnswer(order[0]), await timeToAnswer(order[1])];
  const [bareTime, systemTime] = pair % 2 === 0 ? [first, second] : [second, first];
  ratios.push(systemTime / bareTime);
  console.log(
    `bare ${bareTime.toFixed(0)} ms   npm start ${systemTime.toFixed(0)} ms   ratio ${(systemTime / bareTime).toFixed(2)}`,
  );
}
ratios.sort((a, b) => a - b);
console.log(
  `median ratio ${ratios[Math.floor(ratios.length / 2)]?.toFixed(2)} (least ${ratios[0]?.toFixed(2)}, most ${ratios.at(-1)?.toFixed(2)}); goal: at most 5`,
);

/** Milliseconds from the command to the moment every address has answered 200. @param {Contender | undefined} contender */
async function timeToAnswer(contender) {
  if (!contender) throw new Error('no contender');
  const [program = '', ...parameters] = contender.command;
  const start = performance.now();
  const child = spawn(program, parameters, {
    cwd: repository,
    env: { ...process.env, ...contender.env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  await Promise.all(contender.answers.map((address) => answered(address)));
  const elapsed = performance.now() - start;
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
  await ownProcessesGone(); // npm ends before the supervisor has ended all processes.
  return elapsed;
}

/** Waits until the supervisor that `npm start` left behind has ended. */
async function ownProcessesGone() {
  const note = await readFile(path.join(data, 'run.json'), 'utf8').catch(() => '{}');
  /** @type {{ supervisor?: import('../../scripts/start/process-identity.mjs').Process }} */
  const { supervisor = { pid: 0, started: '' } } = parsed(note);
  while (isAlive(supervisor)) await delay(20);
}

/** @param {string} address */
async function answered(address) {
  const end = Date.now() + 300_000;
  while (Date.now() < end) {
    const ok = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await delay(5);
  }
  throw new Error(`${address} never answered`);
}
