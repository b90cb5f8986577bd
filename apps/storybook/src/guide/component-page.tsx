import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { docsOfStory, getExport } from './docs-of-story.ts';
import { OneAtATime } from './one-at-a-time.tsx';

/** The page of a component: what it is for, its keys, what can be set, each state. Tokens and screens have no settings. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { argTypes, parameters } = preparedMeta;
  const component: unknown = preparedMeta.component;
  const docs = useContext(DocsContext);
  const stories = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const settings =
    component !== undefined &&
    parameters['settings'] !== false &&
    Object.values(argTypes).some(({ table }) => !table?.disable);
  // The one that is set stands above.
  const first = docs.storyById();
  const others = settings ? stories.filter(({ id }) => id !== first.id) : stories;
  const apart = others.filter(isApart);
  const together = others.filter((story) => !isApart(story));
  return (
    <>
      <Title />
      <Description of="meta" />
      {settings ? (
        <>
          <DocsStory of={getExport(first)} expanded={false} />
          <Heading>Réglages</Heading>
          <p>Ce qui se change ici même ; les noms sont ceux du code.</p>
          <Controls />
        </>
      ) : null}
      {component !== undefined && together.length > 0 ? <Heading>États</Heading> : null}
      {/* As the blocks of Storybook itself show them: https://github.com/storybookjs/storybook/issues/22195. */}
      {together.map((story) => (
        <DocsStory key={story.id} of={getExport(story)} expanded __forceInitialArgs />
      ))}
      {apart.length > 0 ? (
        <OneAtATime
          stories={apart}
          first={settings || together.length > 0 ? undefined : apart[0]}
        />
      ) : null}
    </>
  );
}

/** Its steps bring it to its state, or it takes the whole page: two of these would take the focus from each other. */
function isApart(story: PreparedStory): boolean {
  const played = story.playFunction !== undefined && !story.tags.includes('still');
  return played || docsOfStory(story)['inline'] === false;
}
