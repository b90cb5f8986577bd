// @ts-check
// `node scripts/test/faults/run.mjs [--again] [--report=file] [words]`: puts each fault of the list, or those with one of these
// words in their name or in the part that notices them, alone into a copy of the committed tree; the fast tier must notice it.
// Results for this state of the tree are reused, so an interrupted run can be resumed.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitWith } from '../../failure.mjs';
import { parsed } from '../../parsed.mjs';
import { run } from '../../toolchain.mjs';
import { findChromium } from '../chromium.mjs';
import { applyToCopy, ask, prepareCopy, restoreCopy, results } from './copy.mjs';
import { faults } from './list.mjs';
import { listParts } from './parts.mjs';

/** @typedef {{ key: string, noticed: boolean, by: string, seconds: number }} Result */

const file = path.join(results, 'results.json');
const given = process.argv.slice(2);
const words = given.filter((word) => !word.startsWith('--'));
const isAgain = given.includes('--again');
const reportFile = given.find((word) => word.startsWith('--report='))?.slice('--report='.length);
const chosen = faults.filter(
  ({ name, noticedBy }) =>
    words.length === 0 ||
    words.some((word) => `${name} ${JSON.stringify(noticedBy)}`.includes(word)),
);

try {
  mkdirSync(results, { recursive: true });
  const state = await stateOfTree();
  const where = { report: path.join(results, 'report.json'), chromium: await findChromium() };
  await prepareCopy();
  for (const fault of chosen) {
    const patch = path.join(import.meta.dirname, `${fault.name}.patch`);
    const key = computeKey(state, readFileSync(patch, 'utf8'), JSON.stringify(fault.noticedBy));
    const before = readResults()[fault.name];
    if (before?.key === key && before.noticed && !isAgain) continue;
    const start = Date.now();
    const { noticed, by } = await tryFault(patch, listParts(fault.noticedBy, where), state);
    const seconds = Math.round((Date.now() - start) / 1000);
    keep(fault.name, { key, noticed, by, seconds });
    console.log(`${noticed ? '✓' : '✗'} ${fault.name} (${seconds} s): ${by}`);
  }
  const known = readResults();
  const noticed = chosen.filter(({ name }) => known[name]?.noticed).length;
  const missed = chosen.filter(({ name }) => !known[name]?.noticed);
  for (const { name, suffering } of missed) console.log(`✗ ${name}: nobody noticed: ${suffering}`);
  console.log(`${noticed} noticed, ${missed.length} missed`);
  if (reportFile) {
    const counts = { numPassedTests: noticed, numFailedTests: missed.length, numPendingTests: 0 };
    writeFileSync(reportFile, JSON.stringify({ ...counts, numFailedTestSuites: 0 }));
  }
  process.exitCode = missed.length > 0 ? 1 : 0;
} catch (error) {
  exitWith(error);
}

/**
 * Whether one of the parts notices the fault. Each must pass, or have no tests, without it.
 * @param {string} patch @param {import('./parts.mjs').Part[]} parts @param {string} state
 */
async function tryFault(patch, parts, state) {
  let by = 'no test there';
  for (const part of parts) {
    const before = await stateOfPart(part, state);
    if (before === 'empty') continue;
    if (before === 'red') return { noticed: false, by: `${part.name} is red without the fault` };
    await restoreCopy();
    if (!(await applyToCopy(patch))) return { noticed: false, by: 'the patch does not fit' };
    const { green, failure } = await ask(part).finally(restoreCopy);
    if (failure !== null) return { noticed: true, by: `${part.name}: ${failure}` };
    by = green ? `${part.name} stays green` : `${part.name} did not run to a test that fails`;
  }
  return { noticed: false, by };
}

/** @param {import('./parts.mjs').Part} part @param {string} state @returns {Promise<'green' | 'red' | 'empty'>} */
async function stateOfPart(part, state) {
  const name = `without any: ${part.name}`;
  const key = computeKey(state, part.command.join(' '));
  const before = readResults()[name];
  if (before?.key === key && before.by !== 'red') return before.by === 'empty' ? 'empty' : 'green';
  const start = Date.now();
  await restoreCopy();
  const { green, empty, failure } = await ask(part);
  const by = empty ? 'empty' : green ? 'green' : 'red';
  keep(name, { key, noticed: false, by, seconds: Math.round((Date.now() - start) / 1000) });
  if (by !== 'green') console.log(`${name}: ${by}${failure ? `: ${failure}` : ''}`);
  return by;
}

/** The last commit that changed anything but the faults and the docs. */
async function stateOfTree() {
  const others = ['--', '.', ':!scripts/test', ':!docs', ':!*.md'];
  return run('git', ['log', '-1', '--format=%H', ...others], { quiet: true });
}

/** @param {string[]} parts */
function computeKey(...parts) {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

/** @returns {Record<string, Result>} */
function readResults() {
  try {
    return parsed(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {string} name @param {Result} result */
function keep(name, result) {
  writeFileSync(file, `${JSON.stringify({ ...readResults(), [name]: result }, null, 2)}\n`);
}
