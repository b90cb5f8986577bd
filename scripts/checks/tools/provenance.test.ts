import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldersOf, readProvenance, readProvenances } from '../../release/provenance.mjs';
import { repository } from '../../toolchain.mjs';

const ofRuns = [
  'CI_RUN_URL',
  'CI_JOB_URL',
  'CI_COMMIT_REF_NAME',
  'GITHUB_HEAD_REF',
  'GITHUB_REF_NAME',
  'GITHUB_RUN_ID',
];
let folder: string;
let commit: string;

/** Creates an area in a repository of its own, with one commit. */
beforeEach(() => {
  for (const name of ofRuns) vi.stubEnv(name, undefined);
  folder = mkdtempSync(path.join(tmpdir(), 'tassis-provenance-'));
  git('init', '--quiet', '--initial-branch', 'main');
  mkdirSync(path.join(folder, 'src'));
  write('src/area.tsx', '1');
  git('add', '.');
  git('commit', '--quiet', '--message', 'area: it begins');
  commit = git('rev-parse', 'HEAD').trim();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function git(...words: string[]): string {
  const person = ['-c', 'user.name=Salma', '-c', 'user.email=salma@example.com'];
  return execFileSync('git', ['-C', folder, ...person, ...words], { encoding: 'utf8' });
}

function write(file: string, text: string): void {
  writeFileSync(path.join(folder, file), text);
}

describe('a build', () => {
  it('has the commit, the branch and the author of Git', async () => {
    const { time, ...found } = await readProvenance(folder);
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(found).toEqual({
      commit,
      branch: 'main',
      author: 'Salma',
      dirty: false,
      changes: [],
    });
  });

  it.each([
    ['GitHub', 'https://github.com/f/s/actions/runs/7', 'topic'],
    ['GitLab', 'https://gitlab.com/jobs/8', 'topic'],
    ['any other', 'https://ci.example/9', 'main'],
  ])('has the CI run of %s', async (service, run, branch) => {
    const variables: Record<string, Record<string, string>> = {
      GitHub: {
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'f/s',
        GITHUB_RUN_ID: '7',
        GITHUB_REF_NAME: 'topic',
      },
      GitLab: { CI_JOB_URL: run, CI_COMMIT_REF_NAME: 'topic' },
      'any other': { CI_RUN_URL: run },
    };
    for (const [name, value] of Object.entries(variables[service] ?? {})) vi.stubEnv(name, value);
    expect(await readProvenance(folder)).toMatchObject({ run, branch });
  });

  it('outside of a repository has no known origin', async () => {
    rmSync(path.join(folder, '.git'), { recursive: true });
    expect(await readProvenance(folder)).toEqual({ dirty: false, changes: [] });
  });
});

describe('a tree with changes', () => {
  it.each([
    ['a changed file', 'src/area.tsx'],
    ['a new file', 'src/new page.tsx'],
  ])('is noticed by %s, and refused unless it is allowed', async (_what, file) => {
    write(file, '2');
    expect(await readProvenance(folder)).toMatchObject({ dirty: true });
    await expect(readProvenances([folder], { allowsDirty: false })).rejects.toThrow(
      `${path.basename(folder)} has changes that are not committed: `,
    );
    expect(await readProvenances([folder], { allowsDirty: true })).toMatchObject({
      [folder]: { commit, dirty: true },
    });
  });

  it('is clean when no build reads the change', async () => {
    for (const file of ['src/area.test.tsx', 'src/screens.stories.tsx', 'README.md'])
      write(file, '2');
    expect(await readProvenance(folder)).toMatchObject({ dirty: false });
  });
});

it('a build reads its app and the packages that it depends on, also indirectly', () => {
  const folders = foldersOf(path.join(repository, 'apps/ordering'));
  expect(folders).toEqual(
    expect.arrayContaining(['apps/ordering', 'packages/build', 'packages/domain']),
  );
  expect(folders).not.toContain('packages/testing');
  expect(folders).not.toContain('apps/marketing');
});
