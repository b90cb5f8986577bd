import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { portOfRun } from '../../release/store-command.mjs';
import { identify } from '../../start/process-identity.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tassis-store-'));
  vi.stubEnv('DATA_DIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('a release command uses the site that runs from its data directory, at any address', async () => {
  const ports = { sitePort: 5201, apiPort: 5202 };
  const run = { supervisor: identify(process.ppid), children: [], ports };
  writeFileSync(path.join(folder, 'run.json'), JSON.stringify(run));
  expect(await portOfRun()).toEqual({ SITE_PORT: '5201', API_PORT: '5202' });
});

it('and the one at SITE_PORT when none runs', async () => {
  expect(await portOfRun()).toBeUndefined();
});
