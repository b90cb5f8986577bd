import { expect, test } from 'vitest';
import { platformVersion, readContract, readPublished, reportFolder } from './contract-files.ts';
import { extractContract } from './extract-contract.ts';
import { judgeVersion, nextVersion, readWaitingBump } from './waiting-version.ts';

const published = readPublished();
const report = readContract(reportFolder);

test(
  'the report in packages/platform/api equals the sources; `pnpm contract:report` writes it',
  { timeout: 300_000 },
  async () => {
    expect(report).toEqual(await extractContract());
  },
);

test("the contracts of the last two published versions are stored, and the platform has the last one's version", () => {
  expect(published).toHaveLength(2);
  expect(published[0]?.version).toBe(platformVersion);
  for (const { contract } of published) expect(contract.size).toBe(report.size);
});

test('waiting changesets announce each change of the contract with its size', () => {
  const next = nextVersion(platformVersion, readWaitingBump());
  expect(judgeVersion(published, report, next)).toEqual([]);
});

test('the last published version was a correct step from the one before', () => {
  const [last, before] = published;
  if (!last || !before) throw new Error('No published contracts.');
  expect(judgeVersion([before], last.contract, last.version)).toEqual([]);
});
