import type { ComposedStoryFn } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { violations, whatIsShown } from './accessibility.ts';
import { lookAt, misfits, type Look } from './fits.ts';
import { LETTERS } from './letters.ts';
import { hasGroupsOfItsOwn } from './own-groups.ts';

declare module 'vitest' {
  interface TestContext {
    /** The story that this test shows; set by Storybook while it runs. */
    story?: ComposedStoryFn;
  }
  interface ProvidedContext {
    /** Whether stories are compared with their pictures: in the pinned browser, at the width they were taken at. */
    areCompared: boolean;
    isDeep: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    notePicture: (name: string) => Promise<void>;
  }
}

const NARROW = 390;
const SCREEN_WIDTHS = [1024, 768];

// A busy machine is no failure.
configure({ asyncUtilTimeout: 20_000 });

/** A Monday morning in Casablanca. */
const now = new Date('2026-03-16T10:00:00+00:00');

const complaints: string[] = [];

beforeEach(() => {
  vi.setSystemTime(now);
  complaints.length = 0;
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...said) => {
      complaints.push(said.map(String).join(' '));
    });
  }
});

afterEach(async ({ story, task }) => {
  vi.useRealTimers();
  // All that axe found in order is for Storybook's own panel; the run would send and write 40 kB a story.
  Object.assign(task.meta, { reports: undefined });
  if (story && !task.result?.errors?.length) await look(story);
  vi.restoreAllMocks();
});

/** What holds for every story once its own steps have passed and axe, in this window, had nothing to say. */
async function look(story: ComposedStoryFn) {
  hasGroupsOfItsOwn(story);
  // As in the Storybook, which knows nothing of this frame.
  document.body.style.padding = story.parameters['layout'] === 'fullscreen' ? '' : '16px';
  const own: Look = { width: innerWidth, letters: 16 };
  const shown = whatIsShown();
  const found = await lookAt([own, ...otherLooks(story)], async (each) => {
    const said = misfits();
    if (each === own && isPictured(story)) await comparePicture(story);
    if (each.width === NARROW && each.width < own.width && each.letters === own.letters)
      said.push(...(await violations(shown)));
    return said;
  });
  document.body.style.padding = '';
  expect(found, 'what does not fit, or is not accessible').toEqual([]);
  expect(complaints, 'said on the console').toEqual([]);
}

/**
 * The windows that a story is looked at in beside its own, in which it was mounted: a phone's, there also with text twice
 * as large, and the two between for whole screens. The deep tier looks at each of them with both sizes of text.
 */
function otherLooks(story: ComposedStoryFn): Look[] {
  const widths = [...(isScreen(story) ? SCREEN_WIDTHS : []), NARROW].filter(
    (width) => width < innerWidth,
  );
  if (inject('isDeep')) {
    return [innerWidth, ...SCREEN_WIDTHS, NARROW]
      .filter((width) => width <= innerWidth)
      .flatMap((width) => LETTERS.map((letters) => ({ width, letters })))
      .slice(1);
  }
  const least = Math.min(NARROW, innerWidth);
  return [
    ...widths.map((width) => ({ width, letters: 16 as const })),
    { width: least, letters: 32 },
  ];
}

const isScreen = ({ id }: ComposedStoryFn) => id.startsWith('écrans-');

function isPictured({ tags }: ComposedStoryFn): boolean {
  return inject('areCompared') && (tags ?? []).includes('pictured');
}

/** Fails where there is no reference: `pnpm snapshots` records one. */
async function comparePicture({ id }: ComposedStoryFn) {
  const name = fileNameOf(id);
  await commands.notePicture(name);
  const { innerWidth: width, innerHeight: height } = window;
  const subject = pictured();
  const bottom = Math.ceil(subject.getBoundingClientRect().bottom);
  // What lies below the window would be white.
  if (bottom > height) await page.viewport(width, bottom);
  try {
    await expect(subject).toMatchScreenshot(name);
  } finally {
    if (bottom > height) await page.viewport(width, height);
  }
}

/** `formulaires-field--plain` → `formulaires-field/plain`, without accents. */
function fileNameOf(id: string): string {
  return id.normalize('NFD').replaceAll(/\p{M}/gu, '').replace('--', '/');
}

/** The story itself; the whole screen when something lies over it. */
function pictured(): Element {
  const over = document.querySelector('dialog[open], :popover-open');
  const canvas = [...document.body.children].findLast((child) => child.matches('div'));
  return over || !canvas?.clientHeight ? document.body : canvas;
}
