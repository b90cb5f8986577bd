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
/** The folder into which `pnpm review` has stories rendered; nothing else is checked then. */
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
    // Two pages at once also on two cores, because each waits for frames, pictures and answers half of its time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Pictures are written; the server listens on this machine only.
    api: { allowWrite: true },
    // A picture without a reference fails; `pnpm snapshots` records it.
    update: 'none',
    projects: [
      // Every story, mounted once: it renders, its `play` passes, axe passes, it fits. Then it is checked on a phone, and mounted there
      // again if its steps differ (the tag `narrow`).
      stories('wide', [1280, 800]),
      // The deep tier mounts all there, and in the narrowest supported window (WCAG 1.4.10).
      ...(isDeep ? [stories('narrow', [390, 844]), stories('least', [320, 640])] : []),
      {
        // The checks of every story, run on stories that are known to fail them.
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
        // The browser's own reactions to keys, which the simulated ones of a `play` do not cause.
        plugins: [react()],
        root: path.resolve(import.meta.dirname, '../../packages/design-system'),
        test: {
          name: 'keys',
          include: ['src/**/*.keys.tsx'],
          // Not the language of our pages, because texts and formats must follow the page, not the browser.
          browser: {
            ...browserIn('en-US'),
            instances: [{ browser: 'chromium' as const, name: 'keys' }],
          },
        },
      },
    ],
  },
});

/** The stories in a window of this size. */
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
    // Found before the first story runs, because a late one would reload the page during a test.
    optimizeDeps: {
      entries: [
        '.storybook/preview.tsx',
        '../*/src/**/*.stories.tsx',
        '../../packages/*/src/**/*.stories.tsx',
      ],
    },
    test: {
      name,
      // Storybook, React and the design system are loaded once instead of for each file, which took longer than the stories.
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
        // As in Storybook (`src/toolbar.ts`); otherwise each file starts with two changes of the window.
        viewport: { width, height },
        instances: [{ browser: 'chromium' as const, name }],
        commands: pictures.commands,
        expect: { toMatchScreenshot: pictures.matcherIn(drawnInto) },
      },
    },
  };
}
