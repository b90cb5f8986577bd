import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { tell, type StartingWorker } from './start-worker.ts';

const deathsAllowed = 5; // in a minute
const minute = 60_000;
const graceToEnd = 11_000; // a worker cuts what is left after 9.5 s

interface WorkerPoolOptions {
  /** How many workers serve. */
  size: number;
  start: () => StartingWorker;
  /** Writes a line to the log. */
  say: (line: string) => void;
  /** Workers die faster than it makes sense to start them. */
  onHopeless: () => void;
}

/** Keeps a number of workers serving: replaces one that dies, changes them all for newer ones, ends them. */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  /** All that live, also those that start or leave. */
  readonly #living = new Set<ChildProcess>();
  /** The oldest first. */
  readonly #serving = new Set<ChildProcess>();
  #deaths: number[] = [];
  #ending = false;
  #reloads = Promise.resolve();
  #reloadWaits = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** Resolves when every worker listens; rejects when one cannot. */
  async start(): Promise<void> {
    await Promise.all(Array.from({ length: this.#options.size }, () => this.#add()));
  }

  /** Every worker makes way for one from the file on disk; when that one cannot start, the old ones stay. */
  async reload(): Promise<void> {
    if (this.#reloadWaits) return; // the one that waits will see the same files
    this.#reloadWaits = true;
    this.#reloads = this.#reloads.then(() => this.#changeAll());
    await this.#reloads;
  }

  /** Ends every worker; what they are answering is answered first. */
  async end(): Promise<void> {
    this.#ending = true;
    const living = [...this.#living];
    const ended = Promise.all(living.map((worker) => once(worker, 'exit')));
    for (const worker of living) tell(worker, 'stop');
    await Promise.race([ended, delay(graceToEnd)]);
    for (const worker of living) worker.kill('SIGKILL');
  }

  async #add(): Promise<void> {
    const { process: worker, ready } = this.#options.start();
    this.#living.add(worker);
    worker.once('exit', () => this.#living.delete(worker));
    await ready;
    if (this.#ending) return;
    this.#serving.add(worker);
    worker.once('exit', () => {
      if (this.#serving.delete(worker)) void this.#replace();
    });
  }

  async #changeAll(): Promise<void> {
    this.#reloadWaits = false;
    try {
      for (let changed = 0; changed < this.#options.size && !this.#ending; changed += 1) {
        await this.#add();
        this.#retireSurplus();
      }
      this.#options.say('• The site runs on new workers');
    } catch (error) {
      this.#options.say(`✗ The site keeps its workers: ${getReason(error)}`);
    }
  }

  #retireSurplus(): void {
    for (const worker of this.#serving) {
      if (this.#serving.size <= this.#options.size) return;
      this.#serving.delete(worker);
      tell(worker, 'retire');
    }
  }

  /** At once for the first death in a minute, then slower and slower. */
  async #replace(): Promise<void> {
    if (this.#ending) return;
    this.#deaths = [...this.#deaths.filter((moment) => moment > Date.now() - minute), Date.now()];
    if (this.#deaths.length > deathsAllowed) {
      this.#options.say(`✗ Workers of the site died ${this.#deaths.length} times in a minute`);
      this.#options.onHopeless();
      return;
    }
    this.#options.say('• A worker of the site died; starting another');
    await delay((this.#deaths.length - 1) * 200);
    try {
      await this.#add();
    } catch (error) {
      this.#options.say(`✗ ${getReason(error)}`);
      await this.#replace();
    }
    this.#retireSurplus();
  }
}

function getReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
