import { expect, test } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { findChromium, pinnedChromium } from '../../scripts/test/chromium.mjs';
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
      test.setTimeout(RUNS * 120_000);
      const scores: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { score, failures } = await audit(mainSystem.site + path, config);
        expect(failures, 'audits other than performance').toEqual([]);
        scores.push(score);
      }
      const median = scores.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
      test.info().annotations.push({ type: 'score', description: String(median) });
      expect(median, `performance, of ${scores.join(', ')}`).toBeGreaterThanOrEqual(performance);
    });
  }
}

/** One run of Lighthouse in a browser of its own: the score of performance, and what keeps another below 100. */
async function audit(url: string, config: typeof desktopConfig | undefined) {
  const executablePath = (await pinnedChromium()) ?? (await findChromium());
  const browser = await launch({ executablePath, args: ['--no-sandbox'] });
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
