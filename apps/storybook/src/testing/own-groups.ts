import type { ComposedStoryFn } from 'storybook/internal/types';
import { expect } from 'vitest';
import { docsOfStory } from '../guide/docs-of-story.ts';

/** The story that has used a group name, by page and name. */
const groups = new Map<string, string>();

/**
 * On the page of a component the browser keeps one choice among all radios of a name, and one open `<details>`: a story that
 * shares a name with another one (`inOwnGroup` of the design system keeps them apart) would lose its state there.
 */
export function hasGroupsOfItsOwn(story: ComposedStoryFn): void {
  const { id, tags } = story;
  if (!tags?.includes('autodocs') || docsOfStory(story)['inline'] === false) return;
  const grouped = document.querySelectorAll('input[type=radio][name], details[name]');
  const names = new Set([...grouped].map((element) => element.getAttribute('name') ?? ''));
  const formatKey = (name: string) => `${id.split('--')[0]} ${name}`;
  const shared = [...names].filter((name) => (groups.get(formatKey(name)) ?? id) !== id);
  for (const name of names) groups.set(formatKey(name), id);
  expect(shared, 'names of groups that another story on this page has too').toEqual([]);
}
