import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { otherWords, type OtherWords } from './other-words.ts';

/** Makes the search list a component’s page before the states of other components, by its name and other names. */
export function foundByName(
  generator: StoryIndexGenerator,
  readContents: () => Promise<string>,
): StoryIndexGenerator {
  const read = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const { storyIndex, stats } = await read();
    return { storyIndex: namePages(storyIndex, otherWords(await readContents())), stats };
  };
  return generator;
}

/**
 * The page of 'Actions/Button · bouton' gets the title “bouton”, which has the highest weight; “Button” becomes a heading of it,
 * in place of its states, which have entries of their own. A page of the guide keeps its headings. Other names are headings, too.
 */
export function namePages({ v, entries }: StoryIndex, words: OtherWords): StoryIndex {
  const named = Object.entries(entries).map(
    ([id, entry]) => [id, namePage(entry, words.get(id) ?? [])] as const,
  );
  return { v, entries: Object.fromEntries(named) };
}

/** Whether the page is generated from stories. */
export function isMadeOfStories({ type, importPath }: Pick<IndexEntry, 'type' | 'importPath'>) {
  return type === 'docs' && importPath.endsWith('.tsx');
}

/** The id of the element that Storybook renders around every page. */
const TOP = 'storybook-docs';

function namePage(entry: IndexEntry, words: readonly string[]): IndexEntry {
  if (entry.type !== 'docs') return entry;
  const [own = '', french] = (entry.title.split('/').at(-1) ?? '').split(' · ');
  const [name = own, ...others] = french?.split(', ') ?? [];
  const top = isMadeOfStories(entry) ? [own, ...others, ...words] : words;
  const headings = [
    ...top.map((title) => ({ id: TOP, title })),
    ...(isMadeOfStories(entry) ? [] : (entry.anchors ?? [])),
  ];
  return { ...entry, name, anchors: headings.filter(({ title }) => title !== name) };
}
