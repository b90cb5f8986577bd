import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parsed } from '../parsed.mjs';
import { repository } from '../toolchain.mjs';
import { previewName, teamSteps } from './team-steps.mjs';

// The parser imports JSON in a way that only bundlers support.
registerHooks({
  load: (url, context, nextLoad) =>
    nextLoad(
      url,
      url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context,
    ),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } =
  await import('@actions/workflow-parser');

type Step = { uses?: string; run?: string; with?: object };
type Job = { steps: Step[]; needs?: string; permissions?: object };

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const { scripts }: { scripts: Record<string, string> } = parsed(read('package.json'));
const workflows = globSync('.github/workflows/*.yml', { cwd: repository });
const actions = globSync('.github/actions/*/action.yml', { cwd: repository });

it('there are workflows', () => {
  expect(workflows.length).toBeGreaterThanOrEqual(4);
});

describe.each(workflows)('%s', (file) => {
  it('is valid for GitHub', async () => {
    expect(await complaintsAbout(read(file))).toEqual([]);
  });

  it('has read access only, unless a job asks for more', () => {
    expect(read(file)).toContain('\npermissions:\n  contents: read\n');
  });

  it('leaves its token to no later step', () => {
    const steps = Object.values(jobsOf(file)).flatMap((job) => job.steps);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('is red when a step fails', () => {
    expect(read(file)).not.toContain('continue-on-error');
  });
});

it('new versions of libraries run where nothing can be written, and are proposed where nothing of them runs', () => {
  const { update, propose, ...others } = jobsOf('.github/workflows/dependencies.yml');
  expect(others).toEqual({});
  expect(update?.permissions).toBeUndefined();
  expect(JSON.stringify(update)).not.toMatch(/secrets\.|token/u);
  expect(propose?.needs).toBe('update');
  expect(JSON.stringify(propose)).not.toMatch(/\b(?:npm|pnpm|node) /u);
});

it('what is known against the libraries is asked in a job of its own every night', () => {
  const { libraries } = jobsOf('.github/workflows/nightly.yml');
  expect(libraries?.steps.map(({ run }) => run)).toContain('npm run audit:libraries');
});

it.each([...workflows, ...actions])('%s: every script that it calls exists', (file) => {
  expect(missingScripts(read(file))).toEqual([]);
});

it.each([...workflows, ...actions])('%s: a third-party action is pinned to a commit', (file) => {
  const used = [...read(file).matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
  for (const action of used) {
    expect(action).toMatch(/^(?:\.\/\.github\/actions\/|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d)/);
  }
});

it('every command of `pnpm ci:team` exists', () => {
  const affected = {
    base: '0123456789ab',
    released: ['shell', 'ordering'],
    restarted: ['edge'],
    shared: [],
    stories: [],
    packages: [],
  };
  const commands = ['main', 'a-branch'].flatMap((branch) =>
    teamSteps(affected, branch).flatMap((step) => step.commands),
  );
  expect(missingScripts(commands.join('\n'))).toEqual([]);
  expect(commands).toEqual([
    'npm test',
    'pnpm release shell ordering',
    expect.stringContaining('edge'),
    expect.stringContaining('pnpm affected --base 0123456789ab --sizes'),
    'pnpm test:affected --base 0123456789ab',
    'pnpm preview ordering --name a-branch',
  ]);
});

it('a branch gives its previews a name that is valid in a URL', () => {
  expect(previewName('feat/ÉTAPE 2: a Form!')).toBe('feat-tape-2-a-form');
  expect(previewName('32-teams/')).toBe('teams');
  expect(previewName('…')).toBe('branch');
});

it('a mistake in a workflow is found', async () => {
  const text = read('.github/workflows/main.yml');
  expect(await complaintsAbout(text.replace('runs-on:', 'runs-at:'))).not.toEqual([]);
  expect(await complaintsAbout(text.replace('github.token', 'githup.token'))).not.toEqual([]);
  expect(missingScripts('npm run ci:taem -- check && pnpm affected')).toEqual(['ci:taem']);
});

function jobsOf(file: string): Record<string, Job> {
  const { jobs }: { jobs: Record<string, Job> } = parsed(JSON.stringify(parse(read(file))));
  return jobs;
}

async function complaintsAbout(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow(
    { name: 'workflow.yml', content },
    new NoOperationTraceWriter(),
  );
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

function missingScripts(text: string): string[] {
  const called = [...text.matchAll(/\b(?:npm run|pnpm) ([a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  );
  return called.filter((name) => !(name in scripts));
}
