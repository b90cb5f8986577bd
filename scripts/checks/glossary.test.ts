import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const glossary = path.join(import.meta.dirname, '../../docs/glossary.md');
const links = [...readFileSync(glossary, 'utf8').matchAll(/\]\((?<file>\.\.[^)]+)\)/gu)];

test.each(links.map(({ groups }) => groups?.['file'] ?? ''))('the glossary’s %s exists', (file) => {
  expect(existsSync(path.resolve(path.dirname(glossary), file))).toBe(true);
});

test('the glossary names files', () => {
  expect(links.length).toBeGreaterThan(0);
});
