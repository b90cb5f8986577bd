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
 * A story in a window of its own inside the page, of a width that can be chosen, and a screen also in each language of its area; what is
 * wider than the page is pushed aside.
 */
export function Framed({ story }: { story: PreparedStory }) {
  const [size, setSize] = useState<string>(ownSize(story));
  const [language, setLanguage] = useState<string>();
  const languages = languagesOf(story);
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
        {/* The frame takes its language from here (`settings.ts`). */}
        <div style={{ width }} lang={language}>
          <Story key={language} of={getExport(story)} inline={false} height={height} />
        </div>
      </section>
    </>
  );
}

/** Those of the area whose page it shows; a component speaks both, and follows the toolbar. */
function languagesOf({ initialArgs }: PreparedStory) {
  const { id } = asFields(initialArgs['area']);
  return typeof id === 'string' ? findLanguages(id) : [];
}
