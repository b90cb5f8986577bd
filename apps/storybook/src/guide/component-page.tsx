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
import { asFields, docsOfStory, getExport } from './docs-of-story.ts';
import { OneAtATime } from './one-at-a-time.tsx';
import { PageFacts } from './page-facts.tsx';

/**
 * The page of a component: a picture, its purpose and its keys, its settings, each state. Tokens and screens have no
 * settings.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { argTypes, parameters, tags } = preparedMeta;
  const component: unknown = preparedMeta.component;
  const docs = useContext(DocsContext);
  const stories = docs.componentStories().filter((story) => story.tags.includes('autodocs'));
  const settings =
    component !== undefined &&
    parameters['settings'] !== false &&
    Object.values(argTypes).some(({ table }) => !table?.disable);
  const together = stories.filter((story) => !isApart(story));
  // The story with the settings is already above.
  const lead = settings ? docs.storyById() : together[0];
  const others = together.filter(({ id }) => id !== lead?.id);
  const apart = stories.filter((story) => isApart(story) && story.id !== lead?.id);
  const choice = apart.length > 0 ? <OneAtATime stories={apart} isLead={!lead} /> : null;
  return (
    <>
      <Title />
      <PageFacts tags={tags} file={toText(asFields(parameters)['fileName'])} />
      {lead ? (
        <DocsStory of={getExport(lead)} expanded={false} __forceInitialArgs={!settings} />
      ) : (
        choice
      )}
      <Description of="meta" />
      {settings ? (
        <>
          <Heading>Réglages</Heading>
          <p>Ce qui se change ici même ; les noms sont ceux du code.</p>
          <Controls />
        </>
      ) : null}
      {component !== undefined && others.length > 0 ? <Heading>États</Heading> : null}
      {/* As in Storybook's own blocks: https://github.com/storybookjs/storybook/issues/22195. */}
      {others.map((story) => (
        <DocsStory key={story.id} of={getExport(story)} expanded __forceInitialArgs />
      ))}
      {lead ? choice : null}
    </>
  );
}

/** It has steps that bring it to its state, or fills the page: two of these would take the focus from each other. */
function isApart(story: PreparedStory): boolean {
  const played = story.playFunction !== undefined && !story.tags.includes('still');
  return played || docsOfStory(story)['inline'] === false;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
