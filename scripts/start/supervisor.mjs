// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { environment, nodePath, repository } from '../toolchain.mjs';
import { noteRun } from './previous-run.mjs';
import { nodeOptions, programs } from './programs.mjs';

const graceToEnd = 12_000;
const patienceForMore = 2_000;
/** @type {Promise<never>} */
const forever = new Promise(() => undefined);
const deathsAllowed = 5; // of one program, in a minute
const minute = 60_000;

/** @typedef {{ type: 'ready' } | { type: 'progress', message: string } | { type: 'failed', message: string, hint?: string }} Report */

/** Starts the programs, restarts one that crashes, and ends them all on Ctrl-C. */
export class Supervisor {
  /** @type {Map<keyof typeof programs, import('node:child_process').ChildProcess>} */
  #children = new Map();
  #ending = false;
  /** The recent times at which each program crashed. @type {Record<keyof typeof programs, number[]>} */
  #deaths = { api: [], edge: [] };

  /** @param {import('./settings.mjs').Settings} settings */
  constructor(settings) {
    this.settings = settings;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => void this.end(0));
    }
  }

  /** Starts all programs; resolves when they answer, rejects with the messages of those that cannot. */
  async startAll() {
    /** @type {unknown[]} */
    const failures = [];
    const starts = [this.#start('api'), this.#start('edge')];
    for (const start of starts) start.catch((error) => failures.push(error));
    try {
      await Promise.all(starts);
    } catch {
      // The other one may report something about its own settings.
      await Promise.race([Promise.allSettled(starts), delay(patienceForMore)]);
      if (this.#ending) await forever; // a requested end is no failure: `end` ends this process
      const said = [...failures];
      await this.#endChildren();
      throw new AggregateError(said);
    }
  }

  /**
   * Starts a program; resolves when it answers, rejects with its own message when it cannot.
   * @param {keyof typeof programs} name
   */
  async #start(name) {
    const child = spawn(nodePath(), [...nodeOptions[name], programs[name]], {
      cwd: repository,
      detached: true, // Ctrl-C reaches only this process, which ends the others in order
      env: {
        LOG_LEVEL: this.settings.production ? 'info' : 'warn', // one line for each request would hide the addresses
        ...environment(),
        SITE_PORT: String(this.settings.sitePort),
        API_PORT: String(this.settings.apiPort),
        DATA_DIR: this.settings.dataDirectory,
        NODE_COMPILE_CACHE: path.join(this.settings.dataDirectory, 'compile-cache'),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#children.set(name, child);
    this.#note();
    await this.#ready(name, child);
    child.once('exit', () => void this.#revive(name));
  }

  /** @param {number} code */
  async end(code) {
    if (this.#ending) return;
    process.stdout.write('\n• Stopping …\n');
    await this.#endChildren();
    process.exit(code);
  }

  /** @param {string} name @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
  #ready(name, child) {
    return new Promise((resolve, reject) => {
      child.on('message', (/** @type {Report} */ report) => {
        if (report.type === 'progress') process.stdout.write(`• ${report.message}\n`);
        if (report.type === 'ready') resolve();
        if (report.type === 'failed') reject(new Failure(report.message, report.hint));
      });
      child.once('exit', (code, signal) =>
        reject(new Failure(`The ${name} process ended before it was ready (${signal ?? code}).`)),
      );
    });
  }

  /** @param {keyof typeof programs} name */
  async #revive(name) {
    if (this.#ending) return;
    const lately = [
      ...this.#deaths[name].filter((moment) => moment > Date.now() - minute),
      Date.now(),
    ];
    this.#deaths[name] = lately;
    if (lately.length > deathsAllowed) {
      process.stderr.write(
        `✗ The ${name} process died ${lately.length} times in a minute; giving up.\n` +
          '  A database it left behind is taken up by the next start.\n',
      );
      await this.end(1);
      return;
    }
    process.stderr.write(`• The ${name} process died; starting it again\n`);
    await delay(200);
    await this.#start(name).catch(async (/** @type {unknown} */ error) => {
      if (this.#ending) return;
      process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
      await this.end(1);
    });
  }

  async #endChildren() {
    this.#ending = true;
    this.#note();
    const living = [...this.#children.values()].filter(
      (child) => child.exitCode === null && child.signalCode === null,
    );
    const ended = living.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of living) child.kill('SIGTERM');
    await Promise.race([Promise.all(ended), delay(graceToEnd)]);
    for (const child of living) child.kill('SIGKILL');
  }

  /** Stores the process ids for the next start, in case this process is killed. */
  #note() {
    const pids = [...this.#children.values()].flatMap(({ pid }) => pid ?? []);
    noteRun(this.settings.dataDirectory, this.settings, { children: pids, ending: this.#ending });
  }
}
