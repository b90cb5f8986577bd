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

/** Notes a run by a process that is not this one. */
function note(run: object): void {
  writeFileSync(path.join(folder, 'run.json'), JSON.stringify({ children: [], ports, ...run }));
}

it('that lives has the data directory, and says where it answers', async () => {
  const supervisor = identify(process.ppid);
  note({ supervisor });
  expect(await livingRun(folder)).toMatchObject({ supervisor, ports });
  await expect(assertNotRunning(folder)).rejects.toThrow(/already running .*process \d+/);
});

it('whose number belongs to another program by now has not', async () => {
  note({ supervisor: { pid: process.ppid, started: 'before' } });
  expect(await livingRun(folder)).toBeUndefined();
  await assertNotRunning(folder);
});

it('of which there is no note, or half of one, has not', async () => {
  expect(await livingRun(folder)).toBeUndefined();
  writeFileSync(path.join(folder, 'run.json'), '{"supervisor":');
  expect(await livingRun(folder)).toBeUndefined();
});
