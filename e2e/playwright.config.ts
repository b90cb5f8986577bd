import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser/launch-options.ts';
import { mainSystem } from './system/addresses.ts';

const repository = path.resolve(import.meta.dirname, '..');

/** Journeys against the built site, started by the very command a newcomer types. */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/e2e',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    baseURL: mainSystem.site,
    locale: 'fr-MA',
    timezoneId: 'Africa/Casablanca',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions,
  },
  webServer: {
    command: `rm -rf "${mainSystem.dataDirectory}" && node scripts/start.mjs`,
    cwd: repository,
    wait: { stdout: /Tassis is ready/ },
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: mainSystem.environment,
  },
});
