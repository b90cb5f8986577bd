// @ts-check
import { missingFrom } from '../areas.mjs';
import { Failure } from '../failure.mjs';
import { run } from '../toolchain.mjs';
import { buildAlone } from './build-alone.mjs';

/** Builds apps for a release, says so, and checks their size budgets. @param {string[]} wanted */
export async function buildForRelease(wanted) {
  assertComplete(wanted);
  for (const { app, fromCache } of await buildAlone(wanted)) {
    console.log(`• ${app}: built${fromCache ? ' before, taken from the cache' : ''}`);
  }
  await run('turbo', ['run', 'size', ...wanted.map((app) => `--filter=@tassis/${app}`)]);
}

/** An area without tests or budgets would pass every check. @param {string[]} wanted */
function assertComplete(wanted) {
  const lacking = wanted
    .filter((id) => id !== 'shell')
    .map((id) => ({ id, missing: missingFrom(id) }))
    .find(({ missing }) => missing.length > 0);
  if (!lacking) return;
  throw new Failure(
    `apps/${lacking.id} lacks ${lacking.missing.join(', ')}.`,
    'docs/how-to/make-an-area.md says what an area consists of.',
  );
}
