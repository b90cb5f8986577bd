import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { snapshots } from './src/testing/snapshot-files.ts';

const chromium = await findChromium();

const browserIn = (locale: string) => ({
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
      locale,
      timezoneId: 'Africa/Casablanca',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    },
  }),
});

/** The narrowest window that is promised (WCAG 1.4.10); asked by `pnpm test:deep`. */
const deepInstances = process.env['TEST_TIER'] === 'deep' ? [instance('least', 320)] : [];

export default defineConfig({
  test: {
    // Two pages at once on two cores as well: each waits for frames, pictures and answers half of its time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Pictures are written; the server listens on this machine only.
    api: { allowWrite: true },
    projects: [
      {
        // Every story in a real browser, at the two widths that matter most: it renders, axe agrees, its `play` passes.
        plugins: [
          storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') }),
          snapshots.plugin,
        ],
        // Found before the first story runs: what a later one brings would reload the page under a test.
        optimizeDeps: {
          entries: [
            '.storybook/preview.tsx',
            '../*/src/**/*.stories.tsx',
            '../../packages/*/src/**/*.stories.tsx',
          ],
        },
        test: {
          name: 'stories',
          setupFiles: ['./src/testing/each-story.ts'],
          testTimeout: 30_000,
          api: { allowWrite: true },
          browser: {
            ...browserIn('fr-FR'),
            instances: [instance('wide', 1280), instance('narrow', 390), ...deepInstances],
            commands: snapshots.commands,
            expect: { toMatchScreenshot: snapshots.matcher },
          },
        },
      },
      {
        // What every story is asked, asked of what is known to fail it.
        test: {
          name: 'questions',
          include: ['src/testing/*.browser.ts'],
          browser: {
            ...browserIn('fr-FR'),
            instances: [{ browser: 'chromium' as const, name: 'questions' }],
          },
        },
      },
      {
        // What the browser itself does with a key, which the simulated ones of a `play` do not reach.
        plugins: [react()],
        root: path.resolve(import.meta.dirname, '../../packages/design-system'),
        test: {
          name: 'keys',
          include: ['src/**/*.keys.tsx'],
          // Not the language of our pages: what a person reads and types is the page's, whatever the browser speaks.
          browser: {
            ...browserIn('en-US'),
            instances: [{ browser: 'chromium' as const, name: 'keys' }],
          },
        },
      },
    ],
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
