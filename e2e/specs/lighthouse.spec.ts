import { expect, test } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { findChromium, pinnedChromium } from '../../scripts/test/chromium.mjs';
import { sessionCookies } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';

const RUNS = 5;

const devices = [
  { device: 'a phone', config: undefined, performance: 95 },
  { device: 'a desktop', config: desktopConfig, performance: 98 },
];

const paths = [
  '/',
  '/services',
  '/services/pilotage',
  '/about',
  '/contact',
  '/blog/creer-une-societe-au-maroc',
  '/company-creation',
  '/negative-certificate',
  '/login',
  '/register',
];

for (const { device, config, performance } of devices) {
  for (const path of paths) {
    test(`${path} on ${device}`, { tag: '@deep' }, async () => {
      await holdsTo({ path, config }, performance, ({ failures }) => {
        expect(failures, 'audits other than performance').toEqual([]);
      });
    });
  }
}

for (const [path, email] of [
  ['/client-dashboard', 'client@demo.tassis.ma'],
  ['/admin-dashboard', 'admin@demo.tassis.ma'],
] as const) {
  // Search engines are told not to index such a page, which Lighthouse reports as an error.
  test(`${path} with a session on a phone`, { tag: '@deep' }, async () => {
    await holdsTo({ path, email }, 90);
  });
}

interface Audited {
  path: string;
  /** Undefined uses Lighthouse's own settings, those of a phone. */
  config?: typeof desktopConfig | undefined;
  /** The cookies of a signed-in person. */
  email?: string;
}

type Result = { score: number; failures: string[] };

/** Audits a page several times; the median performance score must be at least this. */
async function holdsTo(
  page: Audited,
  performance: number,
  check: (result: Result) => void = () => undefined,
): Promise<void> {
  test.setTimeout(RUNS * 120_000);
  const scores: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await audit(page);
    check(result);
    scores.push(result.score);
  }
  const median = scores.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
  test.info().annotations.push({ type: 'score', description: String(median) });
  expect(median, `performance, of ${scores.join(', ')}`).toBeGreaterThanOrEqual(performance);
}

/** One run of Lighthouse in a browser of its own: the score of performance, and the audits below 100 of the other categories. */
async function audit({ path, config, email }: Audited): Promise<Result> {
  const url = mainSystem.site + path;
  const executablePath = (await pinnedChromium()) ?? (await findChromium());
  const browser = await launch({ executablePath, args: ['--no-sandbox'] });
  if (email) {
    const cookies = await sessionCookies(mainSystem, { email });
    const { hostname: domain } = new URL(url);
    await browser.setCookie(...cookies.map(({ name, value }) => ({ name, value, domain })));
  }
  const port = Number(new URL(browser.wsEndpoint()).port);
  const result = await lighthouse(url, { port, logLevel: 'error' }, config);
  await browser.close();
  const { categories = {}, audits = {} } = result?.lhr ?? {};
  const { performance, ...others } = categories;
  const failures = Object.values(others).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return { score: Math.round((performance?.score ?? 0) * 100), failures };
}
