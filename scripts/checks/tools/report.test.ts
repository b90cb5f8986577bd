import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { houseChecks, quickChecks } from '../../test/checks.mjs';
import { printReport } from '../../test/report.mjs';
import { repository } from '../../toolchain.mjs';

const time = { seconds: 12, budget: 180 };
let folder: string;
let said: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tassis-report-'));
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A check that has just failed. */
function createRedCheck(name: string, packageName: string) {
  const check = [...quickChecks, ...houseChecks].find((each) => each.name === name);
  if (!check) throw new Error(`There is no check ${name}.`);
  const startedAt = Date.now() - 2000;
  return {
    check: { ...check, report: 'unit.json' },
    packageName,
    folder,
    startedAt,
    seconds: 2,
    isRed: true,
    isCached: false,
  };
}

function writeReport() {
  const counts = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 0 };
  const testResults = [
    { file: 'apps/ordering/src/area.test.ts', status: 'passed' },
    { file: 'apps/ordering/src/order/price.test.ts', status: 'failed' },
  ].map(({ file, status }) => {
    const name = path.join(repository, file);
    return { name, status, assertionResults: [{ fullName: 'a test', status, duration: 5 }] };
  });
  const report = { ...counts, numFailedTestSuites: 1, testResults };
  writeFileSync(path.join(folder, 'unit.json'), JSON.stringify(report));
}

it('the next command names a failed test', async () => {
  writeReport();
  expect(await printReport([createRedCheck('unit', '@tassis/ordering')], time)).toBe(1);
  expect(said).toContain(
    '✗ unit of @tassis/ordering: pnpm unit apps/ordering/src/order/price.test.ts\n',
  );
  expect(said).toContain('4 passed, 1 failed\n');
});

it('a report of an earlier run is not used for this one', async () => {
  writeReport();
  const red = { ...createRedCheck('unit', '@tassis/ordering'), startedAt: Date.now() + 60_000 };
  expect(await printReport([red], time)).toBe(1);
  expect(said).toContain('pnpm unit <name>\n');
  expect(said).toContain('0 passed, 1 failed\n');
});

it('a check of the whole tree is followed by its command alone', async () => {
  await printReport([createRedCheck('format', '//')], time);
  expect(said).toContain('\n✗ format: pnpm format\n');
});

it('a check without test reports shows its last output', async () => {
  mkdirSync(path.join(folder, '.turbo'));
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
  writeFileSync(path.join(folder, '.turbo/turbo-format$colon$check.log'), `${lines.join('\n')}\n`);
  await printReport([createRedCheck('format', '//')], time);
  expect(said).toContain('pnpm format\n    line 11\n');
  expect(said).toContain('    line 30\n\n');
});

it('a cached check does not count as slow', async () => {
  writeReport();
  const outcome = { ...createRedCheck('unit', '@tassis/ordering'), isRed: false };
  await printReport([outcome], time);
  expect(said).toContain('slowest tests');
  said = '';
  await printReport([{ ...outcome, isCached: true }], time);
  expect(said).not.toContain('slowest tests');
});
