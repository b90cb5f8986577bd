import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseIntegrity } from '@tassis/platform/release';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aReleaseStore, builtArea, describeArea, put } from '../../testing/release-store.ts';
import { publish, publishAll } from '../publish.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { rollBack } from '../rollback.ts';
import { manifestPath, readManifest } from '../store.ts';

const both = '>=2.0.0 <4.0.0';
let store: string;
let builds: string;

/** A shell that gives 2.0.0, and `ordering`, which needs ^2.0.0. */
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
});

async function area(id: string, platformApi: string): Promise<string> {
  const folder = await builtArea(builds, id, `// for ${platformApi}`);
  await describeArea(folder, { requires: { platformApi } });
  return folder;
}

/** An area whose public page takes as long to render as there is no file `end`. */
async function slowArea(id: string, needs: string, { began, end }: { began: string; end: string }) {
  const folder = await area(id, needs);
  await describeArea(folder, { requires: { platformApi: needs }, prerender: [`/${id}`] });
  const [beganName, endName] = [JSON.stringify(began), JSON.stringify(end)];
  await put(
    path.join(folder, 'dist/server/index.cjs'),
    `const fs = require('node:fs'); fs.writeFileSync(${beganName}, ''); while (!fs.existsSync(${endName}));`,
  );
  return folder;
}

async function shell(platformApi: string): Promise<string> {
  const folder = path.join(builds, 'shell');
  await put(path.join(folder, 'shell.json'), JSON.stringify({ platformApi, mounts: ['/login'] }));
  return folder;
}

/** The refusal of an act, which must leave the manifest as it is. */
async function getRefusal(act: Promise<unknown>): Promise<ReleaseRefusal> {
  const before = await readFile(manifestPath(store), 'utf8');
  const error = await act.catch((reason: unknown) => reason);
  expect(await readFile(manifestPath(store), 'utf8')).toBe(before);
  if (!(error instanceof ReleaseRefusal)) throw error ?? new Error('it was not refused');
  return error;
}

const platformApi = async () => (await readManifest(store)).platformApi;
const ordering = async () => (await readManifest(store)).areas.find(({ id }) => id === 'ordering');

async function changeManifest(change: (text: string) => string): Promise<void> {
  await writeFile(manifestPath(store), change(await readFile(manifestPath(store), 'utf8')));
}

/** Lets the build of an app say which versions of shared modules it provides or accepts. */
async function share(app: string, shared: Record<string, string>): Promise<string> {
  const file = path.join(app, 'dist/integrity.json');
  const said = parseReleaseIntegrity(JSON.parse(await readFile(file, 'utf8')));
  await put(file, JSON.stringify({ ...said, shared }));
  return app;
}

describe('a release', () => {
  it('of an area that accepts another React than the live shell provides is refused', async () => {
    await publish(store, await share(await shell('2.0.0'), { react: '19.3.1' }));
    const later = await share(await area('alpha', '^2.0.0'), { react: '^20.0.0' });
    const { message } = await getRefusal(publish(store, later));
    expect(message).toMatch(/^alpha .+ needs react \^20\.0\.0; .+ provides 19\.3\.1\.$/);
    await publish(store, await share(later, { react: '^19.3.0' }));
  });

  it('of a shell with another React than a live area accepts is refused', async () => {
    await publish(store, await share(await shell('2.0.0'), { react: '19.3.1' }));
    await publish(store, await share(await area('alpha', '^2.0.0'), { react: '^19.3.0' }));
    const next = await share(await shell('2.0.0'), { react: '20.0.0' });
    expect((await getRefusal(publish(store, next))).message).toContain('needs react ^19.3.0');
  });

  it('of an area that the live shell cannot run is refused', async () => {
    const { message, hint } = await getRefusal(publish(store, await area('alpha', '^3.0.0')));
    expect(message).toMatch(
      /^alpha 1\.2\.3-\w+ needs the platform API \^3\.0\.0; the shell that would be live gives 2\.0\.0\.$/,
    );
    expect(hint).toContain('pnpm release shell alpha;');
    expect(hint).toContain('pnpm release:list alpha');
  });

  it('of a shell that cannot run a live area is refused', async () => {
    const { version } = (await ordering()) ?? {};
    const { message, hint } = await getRefusal(publish(store, await shell('3.0.0')));
    expect(message).toBe(
      `ordering ${version} needs the platform API ^2.0.0; the shell that would be live gives 3.0.0.`,
    );
    expect(hint).toContain('pnpm release shell ordering;');
    expect(hint).toContain('pnpm release:list shell');
  });

  it.each([
    ['ordering', 'shell'],
    ['shell', 'ordering'],
  ])('of both together, %s first, is judged as the site will be', async (first) => {
    const apps = [await shell('3.0.0'), await area('ordering', '^3.0.0')];
    const { areas, ...before } = await readManifest(store);
    await publishAll(store, first === 'shell' ? apps : apps.toReversed());
    const { shell: live, ...after } = await readManifest(store);
    expect(after).toMatchObject({ platformApi: '3.0.0', schema: before.schema });
    const { version, ...rest } = live;
    expect(version).not.toBe(before.shell.version);
    expect(rest).toEqual({ mounts: ['/login'] });
    expect(after.areas.map(({ requires }) => requires.platformApi)).toEqual(['^3.0.0']);
    expect(after.areas[0]).not.toHaveProperty('fallback'); // the one before needs the shell before
    expect(areas[0]?.requires.platformApi).toBe('^2.0.0');
  });

  it('of areas into a store without a shell waits for the shell to be judged', async () => {
    const empty = path.join(builds, 'empty-store');
    const early = await area('alpha', '^3.0.0');
    await publish(empty, early);
    await expect(publish(empty, await shell('2.0.0'))).rejects.toThrow(/^alpha .* gives 2\.0\.0/);
    await publishAll(empty, [early, await shell('3.0.0')]);
    expect((await readManifest(empty)).platformApi).toBe('3.0.0');
  });

  it.each([
    ['disabled', (text: string) => text.replace('"enabled": true', '"enabled": false')],
    ['unreadable', (text: string) => text.replace('"timeoutMs": 8000', '"timeoutMs": "?"')],
  ])('of a shell does not ask an area whose entry is %s', async (_kind, change) => {
    await changeManifest(change);
    await publish(store, await shell('3.0.0'));
    expect(await platformApi()).toBe('3.0.0');
  });

  it('of the shell that is live mends the platform API that the manifest states', async () => {
    await changeManifest((text) =>
      text.replace('"platformApi": "2.0.0"', '"platformApi": "1.0.0"'),
    );
    await publish(store, await shell('2.0.0'));
    expect(await platformApi()).toBe('2.0.0');
  });

  it('of a shell takes fallbacks away that it cannot run, and its rollback brings them back', async () => {
    await publish(store, await area('ordering', both));
    const before = await ordering();
    expect(before?.fallback).toEqual(expect.any(String));
    await publish(store, await shell('3.0.0'));
    expect(await ordering()).toEqual({
      ...before,
      fallback: undefined,
      fallbackIntegrity: undefined,
    });
    await rollBack(store, 'shell');
    expect(await ordering()).toEqual(before);
  });

  it('of an area does not ask the others', async () => {
    await changeManifest((text) => text.replace('^2.0.0', '^1.0.0'));
    const { version } = await publish(store, await area('alpha', '^2.0.0'));
    expect((await readManifest(store)).areas.at(-1)).toMatchObject({ version });
  });

  it('is judged again under the lock, by what another publisher made live in the meantime', async () => {
    await publish(store, await area('ordering', both));
    const signs = { began: path.join(builds, 'began'), end: path.join(builds, 'end') };
    const slow = publish(store, await slowArea('alpha', '^2.0.0', signs)).catch(String);
    await vi.waitFor(() => access(signs.began), 5000);
    await publish(store, await shell('3.0.0'));
    await writeFile(signs.end, '');
    expect(await slow).toMatch(/alpha .* gives 3\.0\.0\.$/);
    expect((await readManifest(store)).areas.map(({ id }) => id)).toEqual(['ordering']);
  });
});

describe('a rollback', () => {
  it('of an area to what the live shell cannot run is refused', async () => {
    await publishAll(store, [await shell('3.0.0'), await area('ordering', '^3.0.0')]);
    const { message } = await getRefusal(rollBack(store, 'ordering'));
    expect(message).toMatch(/^ordering .* needs the platform API \^2\.0\.0; .* gives 3\.0\.0\.$/);
  });

  it('of the shell to what cannot run a live area is refused', async () => {
    await publishAll(store, [await shell('3.0.0'), await area('ordering', '^3.0.0')]);
    const { message } = await getRefusal(rollBack(store, 'shell'));
    expect(message).toMatch(/^ordering .* needs the platform API \^3\.0\.0; .* gives 2\.0\.0\.$/);
  });

  it('of the shell takes the platform API back, and leaves the areas as they are', async () => {
    await publish(store, await area('ordering', both));
    const { release: _, ...before } = await readManifest(store);
    await publish(store, await shell('3.0.0'));
    expect(await platformApi()).toBe('3.0.0');
    await rollBack(store, 'shell');
    expect(await readManifest(store)).toMatchObject(before);
  });

  it('names no fallback that the live shell cannot run', async () => {
    const { version } = await publish(store, await area('ordering', both));
    expect(await ordering()).toHaveProperty('fallback');
    await publish(store, await shell('3.0.0'));
    await publish(store, await area('ordering', '^3.0.0'));
    expect(await ordering()).toMatchObject({ fallback: version });
    await rollBack(store, 'ordering');
    expect(await ordering()).not.toHaveProperty('fallback');
  });
});
