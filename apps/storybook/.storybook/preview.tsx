import '@tassis/design-system/base.css';
import type { Preview } from '@storybook/react-vite';
import { inHost } from '../src/in-host.tsx';

document.documentElement.lang = 'fr';

const preview: Preview = {
  decorators: [inHost],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      },
    },
    options: {
      storySort: {
        order: [
          'Fondations',
          ['Jetons', '*'],
          'Motif',
          'Actions',
          'Formulaires',
          'Retours',
          'Données',
          'Vitrine',
          'Cadres',
        ],
      },
    },
  },
};

export default preview;
