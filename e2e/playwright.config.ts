import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { quickChromium, wholeChromium } from './browser/launch-options.ts';
import { isDeep } from './system/tier.ts';
import { mainSystem, mainSystems, workers } from './system/addresses.ts';

const repository = path.resolve(import.meta.dirname, '..');
const giveData = `"${process.execPath}" e2e/system/give-data.ts`;
const systemsOfTheirOwn = /(?:development|durability|observability|releases|stopping)\.spec\.ts$/;
/** Journeys about the browser itself: layout, requests and caches. */
const ofTheBrowser = /(?:bfcache|first-visit)\.spec\.ts$/;

/** Journeys against the built site, started by the same command that a newcomer types. */
export default defineConfig({
  testDir: 'specs',
  // The fast tier runs the most significant cases of each behaviour; the others have the tag @deep.
  ...(!isDeep && { grepInvert: /@deep/ }),
  outputDir: '../test-results/e2e',
  workers,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/e2e.json' }],
  ],
  use: {
    baseURL: mainSystem.site,
    locale: 'fr-MA',
    timezoneId: 'Africa/Casablanca',
    screenshot: 'only-on-failure',
    launchOptions: quickChromium,
  },
  projects: [
    {
      // One after the other, because a release changes source files, which a start would notice.
      name: 'systems',
      testMatch: systemsOfTheirOwn,
      workers: 1,
    },
    {
      name: 'browser',
      testMatch: ofTheBrowser,
      use: { launchOptions: wholeChromium },
    },
    { name: 'journeys', testIgnore: [systemsOfTheirOwn, ofTheBrowser] },
  ],
  // One after the other, because the first one prepares the data for all.
  webServer: mainSystems.map(({ dataDirectory, environment }, index) => ({
    command: `${giveData} "${dataDirectory}" ${index === 0 ? 'new' : ''} && node scripts/start.mjs`,
    cwd: repository,
    wait: { stdout: /Tassis is ready/ },
    // The first start releases every app, which takes a while beside other work.
    timeout: isDeep ? 900_000 : 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: environment,
  })),
});
