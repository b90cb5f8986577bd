import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertNotRunning, livingRun } from '../../start/previous-run.mjs';
import { identify } from '../../start/process-identity.mjs';

const ports = { sitePort: 5201, apiPort: 5202 };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tassis-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Records a run of another process. */
function note(run: object): void {
  writeFileSync(path.join(folder, 'run.json'), JSON.stringify({ children: [], ports, ...run }));
}

it('that is alive owns the data directory, and its addresses are known', async () => {
  const supervisor = identify(process.ppid);
  note({ supervisor });
  expect(await livingRun(folder)).toMatchObject({ supervisor, ports });
  await expect(assertNotRunning(folder)).rejects.toThrow(/already running .*process \d+/);
});

it('whose process id now belongs to another program does not own it', async () => {
  note({ supervisor: { pid: process.ppid, started: 'before' } });
  expect(await livingRun(folder)).toBeUndefined();
  await assertNotRunning(folder);
});

it('without a complete record does not own it', async () => {
  expect(await livingRun(folder)).toBeUndefined();
  writeFileSync(path.join(folder, 'run.json'), '{"supervisor":');
  expect(await livingRun(folder)).toBeUndefined();
});
