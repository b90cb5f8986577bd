// @ts-check
// `pnpm test:deep [--again] [words]`: runs the tests with large numbers, or those with these words in their name. A test that
// passed at this commit is not run again. Each result is written at once into docs/test-deep.json, so an interrupted run can
// be resumed.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exitWith } from './failure.mjs';
import { parsed } from './parsed.mjs';
import { deepChecks } from './test/deep-checks.mjs';
import { runCommand } from './test/run-command.mjs';
import { repository, run } from './toolchain.mjs';

/** @typedef {{ date: string, commit: string, seed: string, passed: number, failed: number, score?: number, seconds: number, figures?: unknown }} Result */

const file = path.join(repository, 'docs/test-deep.json');
const seed = process.env['TEST_SEED'] ?? '1';
const isAgain = process.argv.includes('--again');
const words = process.argv.slice(2).filter((word) => word !== '--again');

try {
  const commit = await currentCommit();
  let failed = 0;
  let skipped = 0;
  for (const check of deepChecks) {
    if (!words.every((word) => check.name.includes(word))) continue;
    if (check.skip) {
      console.log(`○ ${check.name}: skipped, ${check.skip}`);
      skipped += 1;
      continue;
    }
    const before = (await readResults())[check.name];
    const isKnown = before?.commit === commit && before.seed === seed && before.failed === 0;
    if (isKnown && !isAgain) {
      console.log(`✓ ${check.name}: passed at this commit`);
      continue;
    }
    const result = await deepRun(check, commit);
    await writeResults({ ...(await readResults()), [check.name]: result });
    failed += result.failed;
    const score = result.score === undefined ? '' : `${result.score} %, `;
    console.log(`${result.failed ? '✗' : '✓'} ${check.name}: ${score}${result.seconds} s`);
  }
  console.log(`${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  exitWith(error);
}

/** @param {import('./test/run-command.mjs').CommandCheck} check @param {string} commit @returns {Promise<Result>} */
async function deepRun(check, commit) {
  const start = Date.now();
  const env = { ...check.env, TEST_TIER: 'deep', TEST_SEED: seed };
  const { passed, failed, score } = await runCommand({ ...check, env });
  const seconds = Math.round((Date.now() - start) / 1000);
  /** @type {{ figures?: unknown }} */
  const measured = check.figures
    ? { figures: parsed(await readFile(check.figures, 'utf8').catch(() => 'null')) }
    : {};
  const counts = { passed, failed, ...(score !== undefined && { score }) };
  return { date: new Date(start).toISOString(), commit, seed, ...counts, seconds, ...measured };
}

/** The commit, with a mark if the tree differs from it (apart from the results). */
async function currentCommit() {
  const commit = await run('git', ['rev-parse', '--short=12', 'HEAD'], { quiet: true });
  const others = ['--', '.', ':!docs/test-deep.json'];
  const changes = await run('git', ['status', '--porcelain', ...others], { quiet: true });
  return `${commit.trim()}${changes.trim() ? ` with changes, ${new Date().toISOString()}` : ''}`;
}

/** @returns {Promise<Record<string, Result>>} */
async function readResults() {
  return parsed(await readFile(file, 'utf8').catch(() => '{}'));
}

/** @param {Record<string, Result>} results */
function writeResults(results) {
  return writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
}
