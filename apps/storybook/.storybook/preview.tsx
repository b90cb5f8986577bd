import '@tassis/design-system/base.css';
import '@tassis/design-system/dark.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { ComponentPage } from '../src/guide/component-page.tsx';
import { GuideFrame } from '../src/guide/guide-frame.tsx';
import { inHost } from '../src/in-host.tsx';
import { applySettings, pageAround, settingsOf } from '../src/settings.ts';
import { choices, viewports } from '../src/toolbar.ts';

// On the site a font that comes late waits for the next page; here nothing is shown without it.
const ours = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
await Promise.all(ours.map((face) => face.load()));

// Stories apply the toolbar’s choices themselves; so do pages of the guide that have none.
const channel = addons.getChannel();
const apply = ({ globals }: Pick<Preview, 'globals'>) => applySettings(settingsOf(globals ?? {}));
channel.on(SET_GLOBALS, apply);
channel.on(GLOBALS_UPDATED, apply);
const around = pageAround();
around.follow((globals) => channel.emit(UPDATE_GLOBALS, { globals }));

const preview: Preview = {
  tags: ['autodocs', 'snapshot'],
  decorators: [inHost],
  globalTypes: choices,
  initialGlobals: {
    ...(around.settings ?? settingsOf({})),
    // Set when the stories are tested at a width of their own.
    viewport: { value: import.meta.env['STORYBOOK_VIEWPORT'], isRotated: false },
  },
  parameters: {
    viewport: { options: viewports },
    docs: {
      lang: 'fr',
      page: ComponentPage,
      container: GuideFrame,
      toc: { title: 'Sur cette page', headingSelector: 'h2, h3' },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Sommaire',
            'Principes',
            'Écrire',
            'Composer un formulaire',
            'À faire, à éviter',
            'Tester et comparer',
            'Journal',
          ],
          'Fondations',
          [
            'La marque',
            'Couleurs',
            'Contraste',
            'Typographie',
            'Espaces et grille',
            'Formes et élévation',
            'Mouvement',
            'Icônes',
            'Logo',
            '*',
          ],
          'Motif',
          'Actions',
          'Formulaires',
          'Retours',
          'Données',
          'Vitrine',
          'Cadres',
          'Écrans',
        ],
      },
    },
  },
};

export default preview;
