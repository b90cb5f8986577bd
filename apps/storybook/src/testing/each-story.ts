import type { ComposedStoryFn } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { commands, page, server } from 'vitest/browser';
import { drawnLetters } from './drawn-letters.ts';
import { fitsEveryWindow, fitsThisWindow } from './fits-every-window.ts';
import { hasGroupsOfItsOwn } from './own-groups.ts';

declare module 'vitest' {
  interface TestContext {
    /** The story that this test shows; set by Storybook while it runs. */
    story?: ComposedStoryFn;
  }
  interface ProvidedContext {
    /** Whether this width is the one that is compared with pictures. */
    compared: boolean;
    fonts: string;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    hasSnapshot: (name: string) => Promise<boolean>;
  }
}

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

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
  vi.restoreAllMocks();
  if (story && !task.result?.errors?.length) await look(story);
});

/** What holds for every story once its own steps have passed. */
async function look(story: ComposedStoryFn) {
  expect(complaints, 'said on the console').toEqual([]);
  hasGroupsOfItsOwn(story);
  // As in the Storybook, which knows nothing of this frame.
  document.body.style.padding = story.parameters['layout'] === 'fullscreen' ? '' : '16px';
  const compared = inject('compared');
  await (compared && isScreen(story) ? fitsEveryWindow() : fitsThisWindow());
  if (compared && isPictured(story)) await comparePicture(story);
  document.body.style.padding = '';
}

/** A state is pictured; what `play` does is held by what it expects. */
function isPictured({ play, tags }: ComposedStoryFn): boolean {
  return play === undefined && (tags ?? []).includes('snapshot');
}

const isScreen = ({ id }: ComposedStoryFn) => id.startsWith('écrans-');

async function comparePicture(story: ComposedStoryFn) {
  const name = `${await snapshotKey()}/${fileNameOf(story.id)}`;
  const updating = server.config.snapshotOptions.updateSnapshot === 'all';
  if (!(await commands.hasSnapshot(name)) && !updating) return;
  const { innerWidth, innerHeight } = window;
  const subject = pictured();
  const bottom = Math.ceil(subject.getBoundingClientRect().bottom);
  // What lies below the window would be white.
  if (bottom > innerHeight) await page.viewport(innerWidth, bottom);
  try {
    await expect(subject).toMatchScreenshot(name);
  } finally {
    if (bottom > innerHeight) await page.viewport(innerWidth, innerHeight);
  }
}

/** What a picture depends on beside the story: the browser's major version, our fonts, how letters are drawn here. */
async function snapshotKey(): Promise<string> {
  letters ??= await drawnLetters();
  const major = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? 'unknown';
  return `${server.browser}-${major}-fonts-${inject('fonts')}-${letters}`;
}

let letters: string | undefined;

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
