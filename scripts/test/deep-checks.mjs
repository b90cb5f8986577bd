// @ts-check
import path from 'node:path';
import { repository } from '../toolchain.mjs';

/**
 * The tests whose counts `TEST_TIER=deep` raises, each resumed on its own. `TEST_SEED` chooses what is random in them;
 * a failing case prints its own seed.
 * @type {import('./checks.mjs').Check[]}
 */
export const deepChecks = [
  deepTest('releases: publishers killed at random', 'apps/edge/src/releases/interleavings.test.ts'),
  deepTest('bills: 1 000 at once', 'apps/api/src/modules/bills/issue-bill.test.ts'),
  deepTest('fuzz: 100 000 bad requests', 'apps/api/src/http/fuzz.test.ts'),
  deepTest('kills of API and database under writers', 'apps/api/src/kills.test.ts'),
  deepTest('orders: each sent several times', 'apps/api/src/modules/orders/exactly-once.test.ts'),
  deepTest('orders: edited by two at once', 'apps/api/src/modules/orders/edits-at-once.test.ts'),
];

/** @param {string} name @param {string} file @returns {import('./checks.mjs').Check} */
function deepTest(name, file) {
  const report = path.join(repository, 'test-results', `deep-${path.basename(file)}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['vitest', 'run', ...reporters, file], report };
}
