import '@tassis/design-system/base.css';
import '@tassis/design-system/dark.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { inHost } from '../src/in-host.tsx';
import { settableOnly } from '../src/component-settings/settable.ts';
import { settingsAround, toSettings } from '../src/settings.ts';
import { layoutRules } from '../src/testing/layout-rules.ts';
import { choices, viewports } from '../src/toolbar.ts';

// On the site a late font is used from the next page on; here nothing is shown without it.
const ours = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
await Promise.all(ours.map((face) => face.load()));

/** The width at which stories are tested, one by one, without a page or toolbar around them. */
const testedAt: unknown = import.meta.env['STORYBOOK_VIEWPORT'];
const pages = testedAt === undefined ? (await import('../src/guide/pages.ts')).pages : undefined;
const site =
  testedAt === undefined ? (await import('../src/screens/site-around.tsx')).site : undefined;

const preview: Preview = {
  tags: ['autodocs'],
  // Runs before axe.
  ...(testedAt !== undefined && { afterEach: settled }),
  decorators: [inHost(site)],
  argTypesEnhancers: [settableOnly],
  globalTypes: choices,
  initialGlobals: {
    ...(settingsAround()?.read() ?? toSettings({})),
    viewport: { value: testedAt, isRotated: false },
  },
  parameters: {
    viewport: { options: viewports },
    docs: {
      lang: 'fr',
      // The readers are designers; developers have this beside the component.
      canvas: { sourceState: 'none' },
      ...pages,
      toc: { title: 'Sur cette page', headingSelector: 'h2, h3' },
    },
    a11y: {
      test: import.meta.env['STORYBOOK_ONLY_DRAWN'] === undefined ? 'error' : 'off',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        ...(testedAt !== undefined && {
          // Passed rules are for the panel, which tests lack, and naming each of their elements takes longer than the check.
          resultTypes: ['violations'],
          // `each-story.ts` runs them in each window.
          rules: Object.fromEntries(layoutRules.map((id) => [id, { enabled: false }])),
        }),
        // One of these rules needs the length of a film; none needs the text of stylesheets.
        preload: { assets: ['media'] },
      },
    },
    options: {
      storySort: {
        // Without a given order components are sorted by name, not by folder; states keep the order of their file.
        method: 'alphabetical',
        order: [
          'Guide',
          [
            'Sommaire',
            'Principes',
            'Écrire',
            'Composer un espace',
            'Composer un formulaire',
            'Composer une liste',
            'À faire, à éviter',
            'Tester et comparer',
            'Journal',
            'Versions',
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
          ['Composer un formulaire', 'Field · champ', 'TextInput · champ de texte', '*'],
          'Retours',
          'Données',
          'Vitrine',
          'Cadres',
          'Écrans',
          [
            'Toutes les pages',
            'Site public',
            'Commande',
            'Compte et cadre',
            'Espace client',
            'Espace partenaire',
            'Administration',
            'Contenu',
          ],
        ],
      },
    },
  },
};

export default preview;

/** A component gets its measurements in its first frame (`ResizeObserver`), and renders with them in the next. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
