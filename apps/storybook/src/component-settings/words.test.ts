import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { WORDS } from './words.ts';

const packages = path.resolve(import.meta.dirname, '../../../../packages');
const code = globSync('{design-system,views,forms,order-fields,dashboard}/src/**/*.{ts,tsx}', {
  cwd: packages,
})
  .filter((file) => !/\.(?:stories|test|keys)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(packages, file), 'utf8'))
  .join('\n');

test.each(Object.keys(WORDS))('%s is an existing setting', (key) => {
  const [name = '', component = ''] = key.split('.').toReversed();
  const hasProp = new RegExp(`\\b${name}\\??:`).test(code);
  const hasComponent = code.includes(`function ${component}`);
  expect([hasProp, hasComponent]).toEqual([true, true]);
});
