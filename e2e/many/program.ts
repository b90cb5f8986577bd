import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

type Report = { type: string; message?: string };

interface Launch {
  name: string;
  file: string;
  parameters?: readonly string[];
  nodeOptions?: readonly string[];
  env?: Record<string, string>;
}

/** A program in a process of its own that says when it is ready: an API, an edge, the bucket. */
export class Program {
  readonly name: string;
  #launch: Launch;
  #child: ChildProcess | undefined;
  /** What it has said on its standard error, for whoever looks for a cause. */
  output = '';

  constructor(launch: Launch) {
    this.name = launch.name;
    this.#launch = launch;
  }

  /** Resolves when it answers; rejects with its own words when it cannot. `file`: another version of it. */
  async start(file = this.#launch.file): Promise<void> {
    this.#launch = { ...this.#launch, file };
    const { parameters = [], nodeOptions = [], env = {} } = this.#launch;
    const child = fork(file, parameters, {
      execArgv: [...nodeOptions, '--disable-warning=DeprecationWarning'],
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    const collect = (chunk: Buffer) => {
      this.output = `${this.output}${chunk.toString()}`.slice(-200_000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    await new Promise<void>((resolve, reject) => {
      child.on('message', ({ type, message }: Report) => {
        if (type === 'ready') resolve();
        if (type === 'failed') reject(new Error(`${this.name}: ${message}`));
      });
      child.once('exit', (code, signal) =>
        reject(new Error(`${this.name} ended (${signal ?? code}) early:\n${this.output}`)),
      );
    });
  }

  /** Ends it at once, as a machine that loses its power. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Lets it end what is under way. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
