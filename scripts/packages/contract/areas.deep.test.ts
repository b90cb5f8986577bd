import { expect, test } from 'vitest';
import { readAreas } from './areas-of-platform.ts';
import { platformVersion, readPublished } from './contract-files.ts';
import { typeCheckAreas } from './type-check-areas.ts';
import { nextVersion, readWaitingBump } from './waiting-version.ts';

const published = readPublished().map(({ version }) => version);
const versions = [...published, nextVersion(platformVersion, readWaitingBump())];

test.each(published)(
  'every area that accepts %s passes type-checking with its types',
  { timeout: 600_000 },
  async (version) => {
    expect(await typeCheckAreas(readAreas(), version, versions)).toEqual([]);
  },
);
