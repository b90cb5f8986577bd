import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { parseConfig } from '../config.ts';
import { StartupError } from '../database/startup-error.ts';
import { withDatabase } from '../start/with-database.ts';
import { HttpError } from '../http/http-error.ts';
import { commands } from './commands.ts';
import { formatRefusal } from './refuse.ts';
import { openTerminal } from './terminal.ts';

/** The program behind `npm run production:check`, `production:settings`, `production:invite` and `production:packages`. */
const say = (line: string) => process.stderr.write(`${line}\n`);
const terminal = openTerminal();

try {
  const { text, isLeft } = await run();
  process.stdout.write(`${text}\n`);
  if (isLeft) process.exitCode = 1;
} catch (error) {
  say(wordsFor(error));
  process.exitCode = 1;
} finally {
  terminal?.close();
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      from: { type: 'string' },
      yes: { type: 'boolean' },
      print: { type: 'boolean' },
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      role: { type: 'string' },
      clock: { type: 'string' },
    },
  });
  const command = commands.find(({ name }) => name === positionals[0]);
  if (command === undefined) {
    throw new StartupError('Say what to do.', commands.map(({ name }) => name).join(', '));
  }
  const config = parseConfig(process.env);
  const { prepares, work } = command;
  return withDatabase({ config, say, prepares }, (open) =>
    work({ ...open, clock: systemClock, config, terminal, options: values }),
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof StartupError) return `${error.message}\n${error.hint}`;
  return error instanceof HttpError ? formatRefusal(error) : String(error);
}
