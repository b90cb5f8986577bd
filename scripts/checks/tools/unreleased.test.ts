import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellUnreleased } from '../../start/unreleased.mjs';

const live = {
  shell: { version: '1.0.0-aaaaaaaa' },
  areas: [{ id: 'ordering', version: '1.0.0-bbbbbbbb', enabled: false }],
};
const inTree = { ordering: '1.0.0-bbbbbbbb', shell: '1.0.0-aaaaaaaa' };
let folder: string;
let said: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tassis-unreleased-'));
  mkdirSync(path.join(folder, 'releases'));
  writeFileSync(path.join(folder, 'releases/manifest.json'), JSON.stringify(live));
  said = '';
  vi.stubEnv('DATA_DIR', '');
  vi.stubEnv('npm_config_user_agent', 'pnpm/12.21.0');
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('prints nothing while the tree equals the live release, disabled or not', async () => {
  await tellUnreleased(folder, inTree);
  expect(said).toBe('');
});

it('names the apps that differ, and the command that releases them', async () => {
  await tellUnreleased(folder, {
    ...inTree,
    ordering: '1.0.0-cccccccc',
    partner: '1.0.0-dddddddd',
  });
  expect(said).toBe(
    '• The tree differs from what is live: ordering, partner\n' +
      '  To put it live: pnpm release ordering partner\n',
  );
});

it('names the command for this data directory, and for a person without pnpm', async () => {
  vi.stubEnv('DATA_DIR', '.data-2');
  vi.stubEnv('npm_config_user_agent', 'npm/11.0.0');
  await tellUnreleased(folder, { ...inTree, shell: '1.0.1-aaaaaaaa' });
  expect(said).toContain('DATA_DIR=.data-2 npm run release shell\n');
});
