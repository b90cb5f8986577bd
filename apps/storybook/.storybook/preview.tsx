import '@tassis/design-system/base.css';
import '@tassis/design-system/dark.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { inHost } from '../src/in-host.tsx';
import { choices, viewports } from '../src/toolbar.ts';
import { pages } from './theme.ts';

// On the site a font that comes late waits for the next page; here nothing is shown without it.
const ours = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
await Promise.all(ours.map((face) => face.load()));

const preview: Preview = {
  tags: ['autodocs', 'snapshot'],
  decorators: [inHost],
  globalTypes: choices,
  initialGlobals: {
    theme: 'light',
    locale: 'fr',
    motion: 'full',
    // Set when the stories are tested at a width of their own.
    viewport: { value: import.meta.env['STORYBOOK_VIEWPORT'], isRotated: false },
  },
  parameters: {
    viewport: { options: viewports },
    docs: { theme: pages, toc: { title: 'Sur cette page', headingSelector: 'h2, h3' } },
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
