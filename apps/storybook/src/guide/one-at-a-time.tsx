import { Heading } from '@storybook/addon-docs/blocks';
import { Button, Cluster } from '@tassis/design-system';
import { useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { Framed } from './framed.tsx';

type OneAtATimeProps = {
  stories: readonly PreparedStory[];
  /** Shown before one is chosen; without it nothing runs until then. */
  first: PreparedStory | undefined;
};

/** States that are played, or take the whole page: each in a frame of its own, one at a time, when it is asked for. */
export function OneAtATime({ stories, first }: OneAtATimeProps) {
  const [shown, setShown] = useState(first);
  return (
    <>
      <Heading>États à ouvrir</Heading>
      <p>Un seul à la fois, dans une fenêtre à lui, où ses gestes se jouent. Choisissez-en un.</p>
      <div className="sb-unstyled">
        <Cluster gap="s">
          {stories.map((story) => (
            <Button
              key={story.id}
              size="s"
              variant={story === shown ? 'brand' : 'secondary'}
              aria-pressed={story === shown}
              onClick={() => setShown(story)}
            >
              {story.name}
            </Button>
          ))}
        </Cluster>
      </div>
      {shown ? <Framed key={shown.id} story={shown} /> : null}
    </>
  );
}
