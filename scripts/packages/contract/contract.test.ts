import { expect, test } from 'vitest';
import { platformVersion, readContract, readPublished, reportFolder } from './contract-files.ts';
import { extractContract } from './extract-contract.ts';
import { judgeVersion, nextVersion, readWaitingBump } from './waiting-version.ts';

const published = readPublished();
const report = readContract(reportFolder);

test(
  'the report in packages/platform/api says what the sources give; `pnpm contract:report` writes it',
  { timeout: 300_000 },
  async () => {
    expect(report).toEqual(await extractContract());
  },
);

test('the contracts of the last two published versions are kept, and the platform has the number of the last', () => {
  expect(published).toHaveLength(2);
  expect(published[0]?.version).toBe(platformVersion);
  for (const { contract } of published) expect(contract.size).toBe(report.size);
});

test('waiting changesets announce each change of the contract in its size', () => {
  const next = nextVersion(platformVersion, readWaitingBump());
  expect(judgeVersion(published, report, next)).toEqual([]);
});

test('the last published version followed the one before it rightly', () => {
  const [last, before] = published;
  if (!last || !before) throw new Error('No published contracts.');
  expect(judgeVersion([before], last.contract, last.version)).toEqual([]);
});
