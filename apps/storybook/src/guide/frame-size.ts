import type { PreparedStory } from 'storybook/internal/types';
import { viewports } from '../toolbar.ts';
import { asFields, docsOfStory } from './docs-of-story.ts';

/** The windows for a frame in a page, besides one as wide as the page. */
export const frameSizes = ['page', 'w390', 'w768', 'w1280'] as const;

/** The window that the story sets. */
export function ownSize({ storyGlobals }: Pick<PreparedStory, 'storyGlobals'>): string {
  const { value } = asFields(storyGlobals['viewport']);
  return typeof value === 'string' && value in viewports ? value : 'page';
}

/** The size of the frame with this window. */
export function getDimensions(size: string, story: Pick<PreparedStory, 'parameters'>) {
  const { height } = docsOfStory(story);
  const asPage = { width: '100%', height: typeof height === 'string' ? height : '420px' };
  return viewports[size]?.styles ?? asPage;
}
