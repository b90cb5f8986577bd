import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../toolchain.mjs';
import { readAreas, usedNames } from './areas-of-platform.ts';
import { platformVersion, readPublished } from './contract-files.ts';
import { accepts, missingNames } from './judge-area.ts';
import { typeCheckAreas } from './type-check-areas.ts';

const areas = readAreas();

test('each area accepts the last published version', () => {
  const refusing = areas.filter(({ requires }) => !accepts(requires, platformVersion));
  expect(refusing.map(({ id }) => id)).toEqual([]);
});

test.each(readPublished())(
  'an area that accepts $version imports only what that exports',
  ({ version, contract }) => {
    const accepting = areas.filter(({ requires }) => accepts(requires, version));
    const missing = accepting.map((area) => [area.id, missingNames(usedNames(area), contract)]);
    expect(missing).toEqual(accepting.map(({ id }) => [id, []]));
  },
);

test(
  'an area that needs a newer version than it requires is told which to require',
  { timeout: 300_000 },
  async () => {
    const folder = path.join(repository, 'node_modules/.cache/contract/sample');
    mkdirSync(path.join(folder, 'src'), { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{}');
    writeFileSync(
      path.join(folder, 'src/area.ts'),
      "import { personalData } from '@tassis/platform/router';\nexport const loader = personalData(() => []);\n",
    );
    const sample = { id: 'sample', folder, requires: '^5.1.0' };
    const [sentence, ...others] = await typeCheckAreas([sample], '5.1.0', [
      '5.1.0',
      '6.0.0',
      '5.2.0',
    ]);
    expect(sentence).toMatch(
      /^sample requires the platform "\^5\.1\.0", and does not go with 5\.1\.0: .*area\.ts:1 .*personalData.* Require "\^5\.2\.0", or do without\.$/,
    );
    expect(others).toEqual([]);
    expect(await typeCheckAreas([sample], '5.2.0', [])).toEqual([]);
    expect(await typeCheckAreas([{ ...sample, requires: '^5.2.0' }], '5.1.0', [])).toEqual([]);
  },
);
