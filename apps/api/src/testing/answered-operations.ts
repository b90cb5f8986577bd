import { appendFileSync } from 'node:fs';
import { allContracts, asFields, type Contract } from '@tassis/contracts';
import { expect, inject } from 'vitest';
import type { LogStream } from '../logger.ts';

const contracts: readonly Contract[] = allContracts;
const successes = new Map(
  contracts.map(({ name, method, path, response }) => [
    `${method} /api${path} ${response.status}`,
    name,
  ]),
);

/**
 * Records, in a file of the whole run, each operation that answered its declared success, by the lines of the request log.
 * Tests in `http` call everything, so their answers do not count.
 */
export function noteAnswers(): LogStream {
  const isAboutModules = !expect.getState().testPath?.includes('/src/http/');
  const noted = new Set<string>();
  return {
    write: (line) => {
      const { method, route, status } = asFields(JSON.parse(line));
      const name = successes.get([method, route, status].join(' '));
      if (!isAboutModules || name === undefined || noted.has(name)) return;
      noted.add(name);
      appendFileSync(inject('answersFile'), `${name}\n`);
    },
  };
}
