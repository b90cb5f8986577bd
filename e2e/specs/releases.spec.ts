import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { appReady } from '../browser/app.ts';
import { ownSystemAt } from '../system/addresses.ts';
import { OwnSystem } from '../system/own-system.ts';
import { copyPreparedData } from '../system/prepared-data.ts';
import { watchSite } from '../system/site-watch.ts';
import { changeSource } from '../system/source-change.ts';
import { parsed } from '../system/json.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const texts = path.join(repository, 'apps/marketing/src/messages/fr.ts');
const before = 'Créez votre société, l’esprit libre.';
const after = 'Créez votre société en toute sérénité.';
const seconds = 1000;

const system = new OwnSystem(ownSystemAt(40, 'releases'));
const { site, dataDirectory, environment } = system.addresses;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ baseURL: site });
test.beforeAll(() => {
  copyPreparedData(dataDirectory);
  return system.start();
});
test.afterAll(() => system.stop());

test(
  'an area is released while people read, and an open tab goes on',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/');
    await appReady(page);
    const builds = buildTimes();
    const versions = releasedVersions();
    const restore = changeSource(texts, before, after);
    try {
      const { output, delay } = await onSiteAfter(
        ['scripts/release.mjs', 'marketing', '--dirty'],
        after,
      );
      expect(output.match(/^• .*: built/gm)).toEqual(['• marketing: built']);
      expect(delay).toBeLessThanOrEqual(2 * seconds);
    } finally {
      restore();
    }
    expect(changedIn(builds, buildTimes())).toEqual(['marketing']);
    expect(changedIn(versions, releasedVersions())).toEqual(['marketing']);

    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos services');
    await page.goto('/');
    await appReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(after);
  },
);

test('the release before is put back with no build at all', { tag: '@deep' }, async ({ page }) => {
  const builds = buildTimes();
  const versions = releasedVersions();
  const { delay } = await onSiteAfter(
    ['scripts/release-store.mjs', 'rollback', 'marketing'],
    before,
  );
  expect(delay).toBeLessThanOrEqual(2 * seconds);
  expect(changedIn(builds, buildTimes())).toEqual([]);
  expect(changedIn(versions, releasedVersions())).toEqual(['marketing']);
  await page.goto('/');
  await appReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
});

test(
  'released again from the old source, an area is taken from the cache',
  { tag: '@deep' },
  async () => {
    const versions = releasedVersions();
    const { stdout } = await command(['scripts/release.mjs', 'marketing', '--dirty']);
    expect(stdout).toContain('• marketing: built before, taken from the cache');
    expect(releasedVersions()).toEqual(versions);
  },
);

test(
  'a restart leaves what was rolled back as it is, and says what the tree has',
  { tag: '@deep' },
  async ({ page }) => {
    const restore = changeSource(texts, before, after);
    try {
      await command(['scripts/release.mjs', 'marketing', '--dirty']);
      await command(['scripts/release-store.mjs', 'rollback', 'marketing']);
      const versions = releasedVersions();
      await system.stop();
      await system.start();
      expect(releasedVersions()).toEqual(versions);
      expect(system.output).toContain('• The tree differs from what is live: marketing\n');
      expect(system.output).toMatch(/To put it live: .* release marketing\n/);
    } finally {
      restore();
    }
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  },
);

test(
  'what the browser draws otherwise than the edge is refused, and the site stays as it is',
  { tag: '@deep' },
  async () => {
    const otherwise = `typeof window === 'undefined' ? '${before}' : '${after}'`;
    const restore = changeSource(texts, `'${before}'`, otherwise);
    const versions = releasedVersions();
    try {
      const release = command(['scripts/release.mjs', 'marketing', '--dirty']);
      await expect(release).rejects.toThrow(
        /in a browser \/ has this fault: Error: Minified React/,
      );
    } finally {
      restore();
    }
    expect(releasedVersions()).toEqual(versions);
  },
);

test('a tree with changes is released only if that is wanted', { tag: '@deep' }, async () => {
  const restore = changeSource(texts, before, after);
  try {
    const release = command(['scripts/release.mjs', 'marketing']);
    await expect(release).rejects.toThrow('marketing has changes that are not committed');
  } finally {
    restore();
  }
});

function command(parameters: string[]) {
  return promisify(execFile)('node', parameters, {
    cwd: repository,
    env: { ...process.env, ...environment },
  });
}

/** Runs a command; `delay`: how long after the change of the manifest the site showed a text. */
async function onSiteAfter(parameters: string[], text: string) {
  const watch = watchSite(site, text);
  try {
    const { stdout: output } = await command(parameters);
    const { mtimeMs } = statSync(path.join(dataDirectory, 'releases/manifest.json'));
    return { output, delay: (await watch.seenAt) - mtimeMs };
  } finally {
    watch.stop();
  }
}

/** When each app was last built. */
function buildTimes(): Record<string, number> {
  const apps = readdirSync(path.join(repository, 'apps'));
  const times = apps.map((app) => {
    const dist = path.join(repository, 'apps', app, 'dist');
    const stats = statSync(dist, { throwIfNoEntry: false });
    return [app, stats ? newestIn(dist) : 0] as const;
  });
  return Object.fromEntries(times);
}

function newestIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(...files.map((file) => statSync(path.join(folder, file)).mtimeMs));
}

type Manifest = { shell: { version: string }; areas: { id: string; version: string }[] };

function releasedVersions(): Record<string, string> {
  const file = path.join(dataDirectory, 'releases/manifest.json');
  const { shell, areas } = parsed<Manifest>(readFileSync(file, 'utf8'));
  const apps = [{ id: 'shell', version: shell.version }, ...areas];
  return Object.fromEntries(apps.map(({ id, version }) => [id, version] as const));
}

function changedIn<Value>(old: Record<string, Value>, now: Record<string, Value>): string[] {
  return Object.keys(now).filter((name) => now[name] !== old[name]);
}
