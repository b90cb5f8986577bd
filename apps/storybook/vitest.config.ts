import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { snapshots } from './src/testing/snapshot-files.ts';

const chromium = await findChromium();

/** Every story in a real browser, at the two widths that matter most: it renders, axe agrees, its `play` passes. */
export default defineConfig({
  plugins: [
    storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') }),
    snapshots.plugin,
  ],
  test: {
    name: 'stories',
    setupFiles: ['./src/testing/each-story.ts'],
    testTimeout: 30_000,
    // Pictures are written; the server listens on this machine only.
    api: { allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: chromium,
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-lcd-text',
            '--font-render-hinting=none',
            '--force-color-profile=srgb',
            '--hide-scrollbars',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
        contextOptions: {
          locale: 'fr-FR',
          timezoneId: 'Africa/Casablanca',
          reducedMotion: 'reduce',
          colorScheme: 'light',
        },
      }),
      instances: [instance('wide', 1280), instance('narrow', 390)],
      commands: snapshots.commands,
      expect: { toMatchScreenshot: snapshots.matcher },
    },
  },
});

function instance(name: string, width: number) {
  return {
    browser: 'chromium' as const,
    name,
    env: { STORYBOOK_VIEWPORT: `w${width}` },
    provide: { compared: width === 1280, fonts: snapshots.fonts },
  };
}
