// @ts-check
// `npm test`: everything of the fast tier, browser included, on a machine with only Node and npm.
import { exitWith } from './failure.mjs';
import { hasToolchain, installToolchain, run } from './toolchain.mjs';
import { findChromium } from './test/chromium.mjs';
import { browserChecks, houseChecks } from './test/checks.mjs';
import { runChecks } from './test/run-checks.mjs';

try {
  if (!hasToolchain()) await installToolchain();
  await run('pnpm', ['install', '--frozen-lockfile']);
  const chromium = await findChromium();
  process.exitCode = await runChecks([...houseChecks, ...browserChecks(chromium)]);
} catch (error) {
  exitWith(error);
}
