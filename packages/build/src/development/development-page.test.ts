import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsed } from '../parsed.ts';
import { developmentPage } from './development-page.ts';

const released = { version: '1.0.0-aaaaaaaa', mounts: ['/old'], roles: [], timeoutMs: 8000 };
let folder: string;
let manifestFile: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tassis-dev-'));
  manifestFile = path.join(folder, 'manifest.json');
  writeManifest(['ordering', 'marketing']);
  vi.stubEnv('TASSIS_DEV_MANIFEST', manifestFile);
  vi.stubEnv('TASSIS_DEV_AREAS', '{"ordering":3107}');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function writeManifest(ids: string[]): void {
  const areas = ids.map((id) => ({ ...released, id, enabled: id !== 'ordering' }));
  const shell = { version: '1.0.0-bbbbbbbb', mounts: ['/old'] };
  writeFileSync(manifestFile, JSON.stringify({ schema: 1, platformApi: '1.0.0', shell, areas }));
}

interface Manifest {
  platformApi: string;
  shell: { mounts: string[] };
  areas: { mounts: string[] }[];
}

/** The data blocks of the page. */
function blocks() {
  const tags = developmentPage().transformIndexHtml();
  const [manifest = '', settings = ''] = tags.map(({ children }) => children);
  return {
    manifest: parsed<Manifest>(manifest),
    settings: parsed<{ developmentEntries: object }>(settings),
  };
}

it('takes the areas under work from their own servers, at any address', () => {
  expect(blocks().settings.developmentEntries).toEqual({
    ordering: 'http://localhost:3107/remoteEntry.ordering.js',
  });
});

it("has the working tree's facts about them and the shell, and the live ones about the others", () => {
  const { areas, shell, platformApi } = blocks().manifest;
  const [marketing, ordering] = areas;
  expect(marketing).toMatchObject({ id: 'marketing', ...released, enabled: true });
  expect(ordering).toMatchObject({ id: 'ordering', version: 'development', enabled: true });
  expect(ordering?.mounts).toContain('/negative-certificate');
  expect(shell.mounts).toContain('/login');
  expect(platformApi).not.toBe('1.0.0');
});

it('includes an area that was never released, and one that was just released', () => {
  writeManifest([]);
  expect(blocks().manifest.areas).toMatchObject([{ id: 'ordering' }]);
  writeManifest(['client-dashboard']);
  expect(blocks().manifest.areas).toMatchObject([{ id: 'client-dashboard' }, { id: 'ordering' }]);
});
