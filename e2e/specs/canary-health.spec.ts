import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { mainSystem } from '../system/addresses.ts';
import { BrokenRelease } from '../system/broken-release.ts';
import { sql } from '../system/database.ts';
import { LiveManifest } from '../system/live-manifest.ts';

/** A browser that is nobody's monitor; each visitor comes from an address of their own. */
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const failing = '/negative-certificate';
const sound = '/company-creation';
const releases = path.join(mainSystem.dataDirectory, 'releases');
let visitors = 0;

function nextAddress(): string {
  visitors += 1;
  return `203.0.113.${visitors}`;
}

/** Somebody whose group has the canary, while there is one: the page is read, and the app starts. */
async function visit(browser: Browser, { at, fails }: { at: string; fails: boolean }) {
  const context = await browser.newContext({
    baseURL: mainSystem.site,
    userAgent: agent,
    extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
  });
  try {
    await context.addCookies([{ name: 'canary_group', value: '0', url: mainSystem.site }]);
    const page = await context.newPage();
    const reported = fails
      ? page.waitForResponse('**/api/client-errors', { timeout: 30_000 })
      : undefined;
    await page.goto(at);
    await page.keyboard.press('Shift'); // the app starts when somebody uses the page
    await page.locator('html[data-ready]').waitFor();
    await reported;
    return await page.locator('main').getByRole('alert').count();
  } finally {
    await context.close();
  }
}

/** Who only reads a page of the live version. */
async function read(): Promise<void> {
  const headers = {
    'user-agent': agent,
    'x-forwarded-for': nextAddress(),
    cookie: 'canary_group=99',
  };
  const answer = await fetch(`${mainSystem.site}${sound}`, { headers });
  expect(answer.status).toBe(200);
}

test(
  'a canary that throws on some of its pages is dropped by itself, with figures in the log and a mail',
  { tag: '@deep' },
  async ({ browser }) => {
    const canary = new BrokenRelease(mainSystem, 'ordering', 'throws');
    try {
      const integrity = canary.rebuild(
        (code) => `if (location.pathname === '${failing}') throw new Error('broken');\n${code}`,
      );
      const { version, entry, live } = canary;
      const { found } = new LiveManifest(mainSystem);
      const since = new Date().toISOString();
      const { fallback: _, fallbackIntegrity: _hash, ...own } = live;
      const share = { ...own, version, entry, integrity, percent: 50, since };
      const areas = found.areas.map((area) =>
        area.id === live.id ? { ...area, canary: share } : area,
      );
      new LiveManifest(mainSystem).replace({ ...found, areas });

      for (let n = 0; n < 60; n += 1) await read();
      expect(await visit(browser, { at: sound, fails: false })).toBe(0);
      // At once: after some of them the canary may be gone.
      const visits = Array.from({ length: 5 }, () => visit(browser, { at: failing, fails: true }));
      await Promise.all(visits);

      const log = () => readFileSync(path.join(releases, 'release-log.jsonl'), 'utf8');
      await expect.poll(log, { timeout: 20_000 }).toContain(`"version":"${version}"`);
      expect(log()).toMatch(
        /"action":"drop","reason":"it failed at \d of \d views, the live version at 0 of 60"/,
      );
      expect(await visit(browser, { at: failing, fails: false })).toBe(0);
      await expect
        .poll(async () => {
          const mails = await sql(mainSystem, 'SELECT text FROM mails WHERE template = $1', [
            'release-alarm',
          ]);
          return mails.map(({ text }) => String(text)).join('\n');
        })
        .toContain(version);
    } finally {
      canary.remove();
    }
  },
);
