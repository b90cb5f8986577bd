import { Story } from '@storybook/addon-docs/blocks';
import { Cluster, SegmentedControl, TextLink } from '@tassis/design-system';
import { useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { viewports } from '../toolbar.ts';
import { findLanguages } from '../screens/areas.ts';
import { asFields, getExport } from './docs-of-story.ts';
import { frameSizes, getDimensions, ownSize } from './frame-size.ts';
import styles from './framed.module.css';

const options = frameSizes.map((value) => ({
  value,
  label: viewports[value]?.styles.width.replace('px', ' px') ?? 'Page',
}));

const languageNames = { fr: 'Français', en: 'English' };

/**
 * A story in a window of its own inside the page, with a selectable width, and for a screen a selectable language of its area.
 * A frame wider than the page scrolls sideways.
 */
export function Framed({ story }: { story: PreparedStory }) {
  const [size, setSize] = useState<string>(ownSize(story));
  const [language, setLanguage] = useState<string>();
  const languages = getLanguages(story);
  const pushedByKeys = size === 'page' ? undefined : { tabIndex: 0 };
  const { width, height } = getDimensions(size, story);
  const globals = language === undefined ? '' : `&globals=locale:${language}`;
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
          {languages.length > 1 ? (
            <SegmentedControl
              label="Langue"
              name="langue-de-la-fenetre"
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              value={language ?? document.documentElement.lang}
              onChange={setLanguage}
            />
          ) : null}
          <TextLink
            variant="standalone"
            href={`./?path=/story/${story.id}${globals}`}
            target="_top"
          >
            Ouvrir seul
          </TextLink>
        </Cluster>
      </div>
      <section className={styles['root']} aria-label={story.name} {...pushedByKeys}>
        {/* The frame reads its language from this attribute (`settings.ts`). */}
        <div style={{ width }} lang={language}>
          <Story key={language} of={getExport(story)} inline={false} height={height} />
        </div>
      </section>
    </>
  );
}

/** The languages of the area whose page it shows; a component has both, and follows the toolbar. */
function getLanguages({ initialArgs }: PreparedStory) {
  const { id } = asFields(initialArgs['area']);
  return typeof id === 'string' ? findLanguages(id) : [];
}
