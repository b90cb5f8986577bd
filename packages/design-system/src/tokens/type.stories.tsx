import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { TokenList } from './token-list.tsx';

const meta = {
  title: 'Fondations/Typographie',
  tags: ['stable'],
  parameters: {
    docs: {
      description: {
        component:
          'Deux polices, servies par le site : Fraunces pour les titres, Source Sans 3 pour tout le reste, chiffres tabulaires pour les montants. L’échelle est fluide ; aucune taille n’est écrite en pixels, chacune est donnée ici en pixels à 390 et à 1 280 px de large.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  name: 'Titres',
  render: () => (
    <TokenList
      lines
      group="displaySizes"
      show={({ name }) => ({
        font: `var(--weight-display) var(${name})/1.2 var(--font-display)`,
        color: 'var(--color-heading)',
      })}
      sample="Votre société, créée à Rabat"
    />
  ),
};

export const Texts: Story = {
  name: 'Textes',
  tags: ['pictured'],
  render: () => (
    <TokenList
      lines
      group="textSizes"
      show={({ name }) => ({ fontSize: `var(${name})` })}
      sample="Votre dossier avance : il reste 4 200,00 MAD à régler."
    />
  ),
};

export const Families: Story = {
  name: 'Polices',
  render: () => (
    <TokenList
      group="fonts"
      show={({ name }) => ({ fontFamily: `var(${name})`, fontSize: 'var(--text-xl)' })}
      sample="Créez votre société, l’esprit libre. 0123456789"
    />
  ),
};

export const Weights: Story = {
  name: 'Graisses et interlignes',
  render: () => (
    <Stack gap="l">
      <TokenList
        titled
        group="weights"
        show={({ name }) => ({ fontWeight: `var(${name})`, fontSize: 'var(--text-l)' })}
        sample="Votre dossier avance"
      />
      <TokenList
        titled
        group="leadings"
        show={({ name }) => ({ lineHeight: `var(${name})`, maxWidth: '18rem' })}
        sample="Deux lignes montrent l’écart : le texte respire, le titre se tient."
      />
    </Stack>
  ),
};
