import { Heading } from '@storybook/addon-docs/blocks';
import { Select } from '@tassis/design-system';
import { useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { Framed } from './framed.tsx';
import styles from './one-at-a-time.module.css';

type OneAtATimeProps = {
  stories: readonly PreparedStory[];
  /** Opens the page with the first of them; otherwise nothing runs until one is chosen. */
  isLead: boolean;
};

/** States with steps, or which fill the page: each in a frame of its own, one at a time, on request. */
export function OneAtATime({ stories, isLead }: OneAtATimeProps) {
  const [shown, setShown] = useState(isLead ? stories[0] : undefined);
  const choice = (
    <div className={`sb-unstyled ${styles['choice']}`}>
      <Select
        label={`État, parmi ${stories.length}`}
        {...(!isLead && { placeholder: 'Choisir un état' })}
        options={stories.map(({ id, name }) => ({ value: id, label: name }))}
        value={shown?.id ?? ''}
        onChange={({ target }) => setShown(stories.find(({ id }) => id === target.value))}
      />
    </div>
  );
  return (
    <>
      {isLead ? null : (
        <>
          <Heading>États à ouvrir</Heading>
          <p>Un seul à la fois, dans une fenêtre à lui, où ses gestes se jouent.</p>
        </>
      )}
      {stories.length > 1 || !isLead ? choice : null}
      {shown ? <Framed key={shown.id} story={shown} /> : null}
    </>
  );
}
