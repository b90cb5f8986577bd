import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { timesOfChangesets } from './times.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'times-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=S', '-c', 'user.email=s@example.ma', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

function commit(file: string, text: string, day: string) {
  writeFileSync(path.join(folder, '.changeset', file), text);
  git('add', '.');
  git('commit', '--quiet', '--message', text, '--date', `${day}T12:00:00Z`);
}

test('a folder without git has no times', () => {
  expect(timesOfChangesets(folder)).toEqual({});
});

test('the time of a changeset is that of the commit that added it', () => {
  mkdirSync(path.join(folder, '.changeset'));
  git('init', '--quiet');
  commit('one.md', 'one', '2026-01-02');
  commit('two.md', 'two', '2026-02-03');
  commit('one.md', 'one, better', '2026-03-04');
  expect(timesOfChangesets(folder)).toMatchObject({
    'one.md': Date.parse('2026-01-02T12:00:00Z'),
    'two.md': Date.parse('2026-02-03T12:00:00Z'),
  });
});

test('a clone with the last commit only has no times', () => {
  const shallow = path.join(folder, 'shallow');
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, shallow);
  expect(timesOfChangesets(shallow)).toEqual({});
});
