import type { ComposedStoryFn } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { violations, violationsOfLayout, whatIsShown } from './accessibility.ts';
import { narrowTo } from './frame.ts';
import { lookAt, misfits, type Look } from './fits.ts';
import { TEXT_SIZES } from './text-size.ts';
import { hasGroupsOfItsOwn } from './own-groups.ts';
import { toPictureName } from './picture-name.ts';

declare module 'vitest' {
  interface TestContext {
    /** The story of this test; Storybook sets it while the story runs. */
    story?: ComposedStoryFn;
  }
  interface ProvidedContext {
    /** Whether stories are compared with their pictures: in the pinned browser, at the width of the pictures. */
    areCompared: boolean;
    /** For `pnpm review`, which checks nothing else. */
    areOnlyDrawn: boolean;
    isDeep: boolean;
    areAllLookedAtLong: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    notePicture: (name: string) => Promise<void>;
  }
}

const NARROW = 390;
const SCREEN_WIDTHS = [1024, 768];

// A slow machine is no failure.
configure({ asyncUtilTimeout: 20_000 });

/** A Monday morning in Casablanca. */
const now = new Date('2026-03-16T10:00:00+00:00');

const complaints: string[] = [];

/**
 * React logs this when a component renders while Storybook flushes an `act` that has already reset IS_REACT_ACT_ENVIRONMENT (its
 * act-compat.ts, when a story unmounts), as on a slow machine; no setting turns `act` off outside docs pages.
 */
const OF_THE_RUN = 'The current testing environment is not configured to support act(';

beforeEach(() => {
  vi.setSystemTime(now);
  complaints.length = 0;
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...said) => {
      const words = said.map(String).join(' ');
      if (!words.startsWith(OF_THE_RUN)) complaints.push(words);
    });
  }
});

afterEach(async ({ story, task }) => {
  // Passed rules are for Storybook's own panel only; the run would otherwise send and write 40 kB for each story.
  Object.assign(task.meta, { reports: undefined });
  if (story && !task.result?.errors?.length) {
    await (inject('areOnlyDrawn') ? draw(story) : look(story));
    if (isTakenNarrow(story)) await takeNarrow(story);
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Mounts the story again in the window of a phone, where its steps differ. */
async function takeNarrow(story: ComposedStoryFn) {
  narrowTo(NARROW);
  vi.setSystemTime(now);
  try {
    await story.run();
    await look(story);
  } catch (error) {
    throw new Error(`Mounted at ${NARROW} px`, { cause: error });
  } finally {
    narrowTo();
  }
}

/** The checks of every story after its own steps and axe, in this window, have passed. */
async function look(story: ComposedStoryFn) {
  vi.useRealTimers();
  hasGroupsOfItsOwn(story);
  padAsStorybook(story);
  const own: Look = { width: innerWidth, textSize: 16 };
  const shown = whatIsShown();
  const found = await lookAt([own, ...otherLooks(story)], async (each) => {
    const said = misfits();
    if (each === own) {
      if (isPictured(story)) await comparePicture(story);
      if (isLookedAtLong(story)) said.push(...(await violationsOfLayout()));
    } else if (each.width === NARROW && each.textSize === own.textSize) {
      if (whatIsShown() !== shown) said.push(...(await violations()));
      if (isLookedAtLong(story)) said.push(...(await violationsOfLayout()));
    }
    return said;
  });
  document.body.style.padding = '';
  expect(found, 'what does not fit, or is not accessible').toEqual([]);
  expect(complaints, 'said on the console').toEqual([]);
}

async function draw(story: ComposedStoryFn) {
  vi.useRealTimers();
  padAsStorybook(story);
  await lookAt([{ width: innerWidth, textSize: 16 }], async () => {
    await comparePicture(story);
    return [];
  });
  document.body.style.padding = '';
}

/** As in the Storybook, which does not know this frame. */
function padAsStorybook({ parameters }: ComposedStoryFn) {
  document.body.style.padding = parameters['layout'] === 'fullscreen' ? '' : '16px';
}

/**
 * The windows in which a story is checked besides the one it was mounted in: a phone's. Long pages are also checked there with a
 * text scale of 200 %, and whole screens in the two windows between. The deep tier checks each with both text scales.
 */
function otherLooks(story: ComposedStoryFn): Look[] {
  if (inject('isDeep')) {
    return [innerWidth, ...SCREEN_WIDTHS, NARROW]
      .filter((width) => width <= innerWidth)
      .flatMap((width) => TEXT_SIZES.map((textSize) => ({ width, textSize })))
      .slice(1);
  }
  const isLong = isLookedAtLong(story);
  const looks: Look[] = [...(isLong && isScreen(story) ? SCREEN_WIDTHS : []), NARROW]
    .filter((width) => width < innerWidth)
    .map((width) => ({ width, textSize: 16 }));
  return isLong ? [...looks, { width: Math.min(NARROW, innerWidth), textSize: 32 }] : looks;
}

const isScreen = ({ id }: ComposedStoryFn) => id.startsWith('écrans-');

const hasTag = ({ tags }: ComposedStoryFn, tag: string) => (tags ?? []).includes(tag);

/** Stories with a picture show, together, every style rule of the components (`docs/decisions/021`), those with the tag `long` every screen. */
const isLookedAtLong = (story: ComposedStoryFn) =>
  inject('areAllLookedAtLong') || hasTag(story, 'pictured') || hasTag(story, 'long');

/** The deep tier mounts all stories in a window of this width (`vitest.config.ts`). */
const isTakenNarrow = (story: ComposedStoryFn) =>
  !inject('isDeep') && !inject('areOnlyDrawn') && hasTag(story, 'narrow') && innerWidth > NARROW;

/** Pictures are taken in the window in which all stories are mounted first. */
const isPictured = (story: ComposedStoryFn) =>
  inject('areCompared') && hasTag(story, 'pictured') && innerWidth > NARROW;

/** Fails without a reference, which `pnpm snapshots` records. */
async function comparePicture({ id }: ComposedStoryFn) {
  const name = toPictureName(id);
  await commands.notePicture(name);
  const { innerWidth: width, innerHeight: height } = window;
  const subject = pictured();
  const bottom = Math.ceil(subject.getBoundingClientRect().bottom);
  // Content below the window would be white.
  if (bottom > height) await page.viewport(width, bottom);
  try {
    await expect(subject).toMatchScreenshot(name);
  } finally {
    if (bottom > height) await page.viewport(width, height);
  }
}

/** The element of the story, or the whole window when something covers it. */
function pictured(): Element {
  const over = document.querySelector('dialog[open], :popover-open');
  const canvas = [...document.body.children].findLast((child) => child.matches('div'));
  return over || !canvas?.clientHeight ? document.body : canvas;
}
