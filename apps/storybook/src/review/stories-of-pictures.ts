import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { toPictureName } from '../testing/picture-name.ts';

/** The story that a picture shows. */
export type PicturedStory = { id: string; title: string; name: string };

/** The stories with the tag `pictured`, by the name of their picture, in the order of their files. */
export async function findPicturedStories(): Promise<Map<string, PicturedStory>> {
  const { entries } = await buildIndex({
    configDir: path.resolve(import.meta.dirname, '../../.storybook'),
  });
  return new Map(
    Object.values(entries)
      .filter((entry) => entry.type === 'story' && entry.tags?.includes('pictured'))
      .map(({ id, title, name }) => [toPictureName(id), { id, title, name }]),
  );
}
