import { createInterface } from 'node:readline/promises';
import { StartupError } from '../database/startup-error.ts';

/** The person who typed the command. */
export type Terminal = {
  /** @returns the answer, without blanks around it */
  ask: (question: string) => Promise<string>;
  say: (line: string) => void;
};

/** Null when not interactive: in a script, in a service. */
export function openTerminal(): (Terminal & { close: () => void }) | null {
  if (!process.stdin.isTTY) return null;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const gone = new AbortController();
  lines.once('close', () => gone.abort());
  return {
    ask: async (question) => {
      const { signal } = gone;
      const answer = await lines.question(`${question}: `, { signal }).catch(() => {
        throw new StartupError('Broken off.', 'Nothing was changed.');
      });
      return answer.trim();
    },
    say: (line) => process.stderr.write(`${line}\n`),
    close: () => lines.close(),
  };
}
