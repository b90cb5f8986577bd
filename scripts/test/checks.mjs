// @ts-check
import path from 'node:path';
import { repository } from '../toolchain.mjs';

const results = path.join(repository, 'test-results');

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} command
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [report] a JSON report that holds this check's own counts
 * @property {string} [skip] why it cannot be run here
 */

/** @type {Check[]} What needs no browser. A check without a report counts as one. */
export const houseChecks = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['turbo', 'run', 'types', '--output-logs=errors-only'] },
  { name: 'types of scripts', command: ['tsc', '--noEmit'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'unit and graph',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${results}/unit.json`,
    ],
    report: path.join(results, 'unit.json'),
  },
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  { name: 'size budgets', command: ['node', 'scripts/size.mjs'] },
];

/** @param {string} chromium @returns {Check[]} Every story, the Storybook's build, and journeys through the built site. */
export function browserChecks(chromium) {
  return [
    {
      name: 'stories',
      command: [
        'node',
        'scripts/stories.mjs',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${results}/stories.json`,
      ],
      env: { CHROMIUM_PATH: chromium },
      report: path.join(results, 'stories.json'),
    },
    {
      name: 'storybook',
      command: ['pnpm', '--filter', '@tassis/storybook', 'run', 'build:storybook'],
    },
    {
      name: 'journeys',
      command: ['pnpm', '--dir', 'e2e', 'exec', 'playwright', 'test'],
      env: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, 'e2e.json'),
      },
      report: path.join(results, 'e2e.json'),
    },
  ];
}
