import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inOrder, parseChangelog } from './versions.ts';

const changelog = `# @tassis/ordering

## 0.2.1

### Patch Changes

- A thing
  of two lines.

## 0.2.0

### Minor Changes

- Another.
`;

test('a changelog contains its versions, newest first', () => {
  expect(parseChangelog('../../apps/ordering/CHANGELOG.md', changelog)).toEqual({
    name: 'ordering',
    versions: [
      { version: '0.2.1', text: '#### Patch Changes\n\n- A thing\n  of two lines.' },
      { version: '0.2.0', text: '#### Minor Changes\n\n- Another.' },
    ],
  });
});

test('the shared packages come first, then areas by name', () => {
  const versions = [{ version: '1.0.0', text: '' }];
  const names = ['ordering', 'views', 'marketing', 'design-system'];
  const all = [...names.map((name) => ({ name, versions })), { name: 'empty', versions: [] }];
  const sorted = inOrder(all).map(({ name }) => name);
  expect(sorted).toEqual(['design-system', 'views', 'marketing', 'ordering']);
});

test('each package starts with its current version', () => {
  const repository = path.resolve(import.meta.dirname, '../../../..');
  const files = globSync('{apps,packages}/*/CHANGELOG.md', { cwd: repository });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const manifest = path.join(repository, path.dirname(file), 'package.json');
    const [, version] = /"version": "([^"]+)"/.exec(readFileSync(manifest, 'utf8')) ?? [];
    const { versions } = parseChangelog(file, readFileSync(path.join(repository, file), 'utf8'));
    expect([file, versions[0]?.version]).toEqual([file, version]);
  }
});
