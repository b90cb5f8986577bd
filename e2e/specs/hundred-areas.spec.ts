import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { appReady } from '../browser/app.ts';
import { quiet } from '../browser/page-requests.ts';
import { expect, test } from '../browser/test.ts';
import { mainSystem } from '../system/addresses.ts';
import { LiveManifest, type Entry } from '../system/live-manifest.ts';

/** What an area more may add to a page. */
const bytesOfAnArea = 16;
const areas = 100;

let manifest: LiveManifest;
test.beforeEach(() => {
  manifest = new LiveManifest(mainSystem);
});
test.afterEach(() => manifest.putBack());

for (const { who, roles } of [
  { who: 'that anybody may enter', roles: [] },
  { who: 'of every role', roles: ['client', 'admin', 'content_admin', 'partner'] },
]) {
  test(`with a hundred areas ${who} a first visit is as light as with those that there are`, async ({
    page,
  }) => {
    const few = await weighPages(manifest.found.release);
    const more = areas - manifest.found.areas.length;
    const clones = Array.from({ length: more }, (_, index) => {
      const role = roles[index % roles.length];
      return { ...cloneOf(index), roles: role === undefined ? [] : [role] };
    });
    const release = manifest.replace({
      ...manifest.found,
      areas: [...manifest.found.areas, ...clones],
    });
    const many = await weighPages(release);
    for (const [path, bytes] of few)
      expect(many.get(path)).toBeLessThanOrEqual(bytes + bytesOfAnArea * more);
    // No hash of theirs stands in the page, but for the one of the list.
    const home = await (await fetch(mainSystem.site)).text();
    expect(
      clones.filter(({ id, integrity }) => home.includes(id) || home.includes(integrity)),
    ).toEqual([]);

    const lists = noteLists(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(lists).toEqual([]);
    await appReady(page);
    await quiet(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Certificat négatif' }).click();
    await expect(page).toHaveURL('/negative-certificate');
    await quiet(page);
    expect(lists).toHaveLength(1);
  });
}

/** The entry of an area that nobody enters, as a second release of it leaves it. */
function cloneOf(index: number): Entry {
  const [some] = manifest.found.areas;
  if (!some) throw new Error('No area is released');
  const id = `team-${index}`;
  const version = (letter: string) => `1.${index}.0-${letter.repeat(8)}`;
  return {
    ...some,
    id,
    version: version('a'),
    entry: `/mfe/${id}/${version('a')}/remoteEntry.${id}.js`,
    integrity: hashOf(id),
    fallback: version('b'),
    fallbackIntegrity: hashOf(`${id} before`),
    mounts: [`/${id}/*`],
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The bytes of a page of each kind: public, the shell's own, a frame; once the site shows that release. */
async function weighPages(release: string): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  for (const path of ['/', '/negative-certificate', '/login', '/client-dashboard']) {
    await expect(async () => {
      const answer = await fetch(mainSystem.site + path, { headers: { 'accept-encoding': 'br' } });
      bytes.set(path, Number(answer.headers.get('content-length')));
      expect(await answer.text()).toContain(`"release":"${release}"`);
    }).toPass();
  }
  return bytes;
}

function noteLists(page: Page): string[] {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/areas.json')) lists.push(request.url());
  });
  return lists;
}
