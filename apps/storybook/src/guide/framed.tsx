import { Story } from '@storybook/addon-docs/blocks';
import { Cluster, SegmentedControl, TextLink } from '@tassis/design-system';
import { useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { viewports } from '../toolbar.ts';
import { getExport } from './docs-of-story.ts';
import { frameSizes, getDimensions, ownSize } from './frame-size.ts';
import styles from './framed.module.css';

const options = frameSizes.map((value) => ({
  value,
  label: viewports[value]?.styles.width.replace('px', ' px') ?? 'Page',
}));

/** A story in a window of its own inside the page, of a width that can be chosen; what is wider than the page is pushed aside. */
export function Framed({ story }: { story: PreparedStory }) {
  const [size, setSize] = useState<string>(ownSize(story));
  const pushedByKeys = size === 'page' ? undefined : { tabIndex: 0 };
  const { width, height } = getDimensions(size, story);
  return (
    <>
      <div className={`sb-unstyled ${styles['choice']}`}>
        <Cluster gap="m">
          <SegmentedControl
            label="Largeur de la fenêtre"
            name="largeur-de-la-fenetre"
            options={options}
            value={size}
            onChange={setSize}
          />
          <TextLink variant="standalone" href={`./?path=/story/${story.id}`} target="_top">
            Ouvrir seul
          </TextLink>
        </Cluster>
      </div>
      <section className={styles['root']} aria-label={story.name} {...pushedByKeys}>
        <div style={{ width }}>
          <Story of={getExport(story)} inline={false} height={height} />
        </div>
      </section>
    </>
  );
}
