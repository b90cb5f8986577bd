import { availableParallelism } from 'node:os';
import path from 'node:path';
import { markdown } from '@tassis/build/markdown';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, pinnedChromium } from '../../scripts/test/chromium.mjs';
import { pictures } from './src/testing/pictures.ts';

const pinned = await pinnedChromium();
const chromium = pinned ?? (await findChromium());
const isDeep = process.env['TEST_TIER'] === 'deep';
/** The folder into which `pnpm review` has stories drawn; nothing else is asked of them then. */
const drawnInto = process.env['STORIES_DRAWN_INTO'];

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

export default defineConfig({
  test: {
    // Two pages at once on two cores as well: each waits for frames, pictures and answers half of its time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Pictures are written; the server listens on this machine only.
    api: { allowWrite: true },
    // A picture without a reference fails; `pnpm snapshots` records it.
    update: 'none',
    projects: [
      // Every story, mounted once: it renders, its `play` passes, axe agrees, it fits; then it is looked at on a phone, and
      // mounted there again where its steps go another way (the tag `narrow`).
      stories('wide', [1280, 800]),
      // In the deep tier all are mounted there, and in the narrowest window that is promised (WCAG 1.4.10).
      ...(isDeep ? [stories('narrow', [390, 844]), stories('least', [320, 640])] : []),
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

/** The stories, shown in a window of this size. */
function stories(name: string, [width, height]: [number, number]) {
  return {
    plugins: [
      storybookTest({
        configDir: path.join(import.meta.dirname, '.storybook'),
        ...(drawnInto !== undefined && { tags: { include: ['pictured'] } }),
      }),
      markdown(),
      ...(name === 'wide' && drawnInto === undefined ? [pictures.told(pinned !== undefined)] : []),
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
      name,
      // Storybook, React and the design system are loaded once, not anew for each file: that took more than the stories.
      isolate: false,
      setupFiles: ['./src/testing/each-story.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      api: { allowWrite: true },
      env: {
        STORYBOOK_VIEWPORT: `w${width}`,
        ...(drawnInto !== undefined && { STORYBOOK_ONLY_DRAWN: 'true' }),
      },
      provide: {
        areCompared: pinned !== undefined && name === 'wide',
        areOnlyDrawn: drawnInto !== undefined,
        isDeep,
        areAllLookedAtLong: isDeep || process.env['STORIES_LOOK'] === 'long',
      },
      browser: {
        ...browserIn('fr-FR'),
        // As Storybook has it (`src/toolbar.ts`): else each file begins with two changes of the window.
        viewport: { width, height },
        instances: [{ browser: 'chromium' as const, name }],
        commands: pictures.commands,
        expect: { toMatchScreenshot: pictures.matcherIn(drawnInto) },
      },
    },
  };
}
