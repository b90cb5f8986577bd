import type { Area } from '@tassis/platform';
import { expect, it } from 'vitest';
import {
  listPages,
  listScreens,
  type StoryFile,
} from '../../apps/storybook/src/screens/list-screens.ts';
import { shellPages } from '../../apps/storybook/src/screens/shell-pages.ts';

const files = import.meta.glob<StoryFile>('../../apps/*/src/**/*.stories.tsx', { eager: true });
const areas = import.meta.glob<Area>('../../apps/*/src/area.tsx', { eager: true, import: 'area' });
const screens = listScreens(Object.values(files));
const pages = [shellPages, ...Object.values(areas)].flatMap((area) => listPages(area, screens));

it('reads the pages of every area, and their screens', () => {
  expect(pages.length).toBeGreaterThan(80);
  expect(screens.length).toBeGreaterThan(250);
});

it.each(pages)('$area $path has a screen in the Storybook', ({ screens: own }) => {
  expect(own).not.toEqual([]);
});
