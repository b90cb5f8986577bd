import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../browser/test.ts';
import { serveFolder } from '../system/static-site.ts';

const built = path.resolve(import.meta.dirname, '../../apps/storybook/storybook-static');

/** What Storybook says of a story once it is done; the accessibility addon has run axe in it by then. */
interface FinishedStory {
  reporters: { type: string; result: { violations?: AxeViolation[] } }[];
}
interface AxeViolation {
  id: string;
  nodes: { html: string }[];
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: (story: FinishedStory) => void) => void;
      emit: (event: string, selection: { storyId: string; viewMode: 'story' }) => void;
    };
  }
}

const test = base.extend({
  // Playwright reads which fixtures this one needs from the pattern: none.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    const site = await serveFolder(built);
    await use(site.url);
    site.close();
  },
});

test.use({
  trace: 'off',
  contextOptions: { reducedMotion: 'reduce' },
  // By this name Storybook knows a test and stops animations instead of waiting for them.
  userAgent: 'StorybookTestRunner',
});

for (const width of [390, 1280]) {
  test(`every story renders at ${width} px, quietly, and axe finds nothing in it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const ids = await storyIds(page);
    expect(ids.length).toBeGreaterThan(150);
    await page.goto('/iframe.html');
    await page.locator('body.sb-show-nopreview').waitFor();
    const wrong: string[] = [];
    for (const id of ids) wrong.push(...(await problemsOf(page, id)));
    expect(wrong).toEqual([]);
  });
}

async function storyIds(page: Page): Promise<string[]> {
  const index: unknown = await (await page.request.get('/index.json')).json();
  if (!isIndex(index)) throw new Error('index.json of the built Storybook has no entries.');
  return Object.keys(index.entries);
}

function isIndex(value: unknown): value is { entries: Record<string, unknown> } {
  return typeof value === 'object' && value !== null && 'entries' in value;
}

/** Shows a story in the page that is open, as the sidebar does, and says what is wrong with it. */
async function problemsOf(page: Page, id: string): Promise<string[]> {
  const { failures, reporters } = await page.evaluate(watchStory, id);
  const violations = reporters.find(({ type }) => type === 'a11y')?.result.violations;
  const found = violations?.map((rule) => `${rule.id}: ${rule.nodes[0]?.html}`) ?? [
    'axe never ran',
  ];
  return [...failures, ...found].map((problem) => `${id}: ${problem}`);
}

/** Runs in the page. A story that throws still finishes, so its failures are listened for. */
function watchStory(storyId: string): Promise<FinishedStory & { failures: string[] }> {
  return new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const failures: string[] = [];
    for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
      channel.once(event, () => failures.push(event));
    }
    channel.once('storyFinished', ({ reporters }) => resolve({ failures, reporters }));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
