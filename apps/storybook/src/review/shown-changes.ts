import type { Base } from './base-pictures.ts';
import type { PictureChange } from './compare-folders.ts';
import type { PicturedStory } from './stories-of-pictures.ts';

/** A change with the names that designers use. */
export type ShownChange = {
  change: PictureChange;
  /** The story's name; for a deleted one, the name in its address. */
  name: string;
  /** The story's address in a Storybook; undefined for a deleted one. */
  href: string | undefined;
};

/** The changes of one component or screen. */
type ShownGroup = { id: string; title: string; changes: ShownChange[] };

/** A part of the page. */
export type ShownPart = { title: 'Composants' | 'Écrans'; groups: ShownGroup[] };

/** The number of pictures of each kind. */
export type PictureCounts = Readonly<Record<PictureChange['kind'] | 'same', number>>;

/** The texts of the page. */
export type ReviewPageProps = {
  base: Pick<Base, 'short' | 'subject'>;
  parts: readonly ShownPart[];
  counts: PictureCounts;
};

/** The changes by component and screen, those of the components first. */
export function groupChanges(
  changes: readonly PictureChange[],
  stories: ReadonlyMap<string, PicturedStory>,
  storybook: string,
): ShownPart[] {
  const groups = Map.groupBy(changes, ({ name }) => name.split('/')[0] ?? name);
  const shown = [...groups].map(([id, own]) => ({
    id,
    title: findTitle(id, stories),
    changes: own.map((change) => {
      const story = stories.get(change.name);
      return {
        change,
        name: story?.name ?? change.name.split('/').at(-1) ?? change.name,
        href: story && `${storybook}/?path=/story/${encodeURIComponent(story.id)}`,
      };
    }),
  }));
  const parts: ShownPart[] = [
    { title: 'Composants', groups: shown.filter((group) => !isScreen(group)) },
    { title: 'Écrans', groups: shown.filter(isScreen) },
  ];
  return parts.filter(({ groups: own }) => own.length > 0);
}

const isScreen = ({ id }: ShownGroup) => id.startsWith('ecrans-');

/** The title without its group (`Formulaires/Field · champ`), where a story of the component is left. */
function findTitle(id: string, stories: ReadonlyMap<string, PicturedStory>): string {
  const [, story] = [...stories].find(([name]) => name.startsWith(`${id}/`)) ?? [];
  return story?.title.split('/').slice(1).join(' · ') ?? id;
}
