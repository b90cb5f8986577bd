// @ts-check
// `pnpm ci:team [check|preview|release] [--base <commit>] [--branch <name>] [--dry-run]`: does what .github/workflows does, on any
// machine with Node and npm: checks of what a change reaches, then previews on a branch, releases on main.
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAffected } from './ci/affected.mjs';
import { reportFile, teamSteps } from './ci/team-steps.mjs';
import { exitWith, Failure } from './failure.mjs';
import { hasToolchain, installToolchain, repository, run } from './toolchain.mjs';

const usage = 'pnpm ci:team [install|check|preview|release] [--base <commit>] [--dry-run]';

try {
  const { values, positionals } = parseArgs({
    options: {
      base: { type: 'string' },
      branch: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [only] = positionals;
  if (!values['dry-run']) await install();
  if (only !== 'install') await carryOut(only, values);
} catch (error) {
  exitWith(error);
}

async function install() {
  if (!hasToolchain()) await installToolchain();
  await run('pnpm', ['install', '--frozen-lockfile']);
}

/** @param {string | undefined} only @param {{ base?: string, branch?: string, 'dry-run'?: boolean }} values */
async function carryOut(only, values) {
  const branch = values.branch ?? (await currentBranch());
  const steps = teamSteps(await readAffected(values.base), branch);
  const chosen = steps.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0) throw new Failure(`There is no step ${only} on ${branch}.`, usage);
  for (const { name, commands } of chosen) {
    console.log(`\n── ${name} ──`);
    if (commands.length === 0) console.log('The change concerns no area.');
    for (const command of commands) {
      console.log(command.startsWith('#') ? command : `$ ${command}`);
      if (!values['dry-run'] && !command.startsWith('#')) await carryOutOne(name, command);
    }
  }
}

/** @param {string} step @param {string} command */
async function carryOutOne(step, command) {
  const [program = '', ...parameters] = command.split(' ');
  const printed = await run(program, parameters);
  const { GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: outputs } = process.env;
  if (summary && command.includes(reportFile)) {
    await appendFile(summary, await readFile(path.join(repository, reportFile), 'utf8'));
  }
  const [link] = step === 'preview' ? (/https?:\/\/\S+/.exec(printed) ?? []) : [];
  if (summary && link) await appendFile(summary, `- ${link}\n`);
  if (outputs && link) await appendFile(outputs, `url=${link}\n`);
}

/** A pull request is checked out without a branch. */
async function currentBranch() {
  const { GITHUB_HEAD_REF: head, GITHUB_REF_NAME: ref } = process.env;
  if (head || ref) return head || ref || '';
  return (await run('git', ['branch', '--show-current'], { quiet: true })).trim();
}
