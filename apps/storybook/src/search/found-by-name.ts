import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

/** So that the search answers a component’s name with its page, before the states of others. */
export function foundByName(generator: StoryIndexGenerator): StoryIndexGenerator {
  const read = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const { storyIndex, stats } = await read();
    return { storyIndex: namePages(storyIndex), stats };
  };
  return generator;
}

/**
 * The page of 'Actions/Button · bouton' is called “bouton”, which weighs most; “Button” is a heading of it, in the place of
 * its states, which are found themselves. A page of the guide keeps its headings.
 */
export function namePages({ v, entries }: StoryIndex): StoryIndex {
  const named = Object.entries(entries).map(([id, entry]) => [id, namePage(entry)]);
  return { v, entries: Object.fromEntries(named) };
}

/** Whether this is a page that is made from stories. */
export function isMadeOfStories({ type, importPath }: Pick<IndexEntry, 'type' | 'importPath'>) {
  return type === 'docs' && importPath.endsWith('.tsx');
}

/** Storybook’s own, around every page. */
const TOP = 'storybook-docs';

function namePage(entry: IndexEntry): IndexEntry {
  if (entry.type !== 'docs') return entry;
  const [own = '', french] = (entry.title.split('/').at(-1) ?? '').split(' · ');
  const [name = own, ...others] = french?.split(', ') ?? [];
  const headings = isMadeOfStories(entry)
    ? [own, ...others].map((title) => ({ id: TOP, title }))
    : (entry.anchors ?? []);
  return { ...entry, name, anchors: headings.filter(({ title }) => title !== name) };
}
