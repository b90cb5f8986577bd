import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { Spinner } from './spinner.tsx';

const description = `
Une attente dont la durée est inconnue, au-delà d’une demi-seconde. Un contenu qui a une forme est mieux annoncé par un
\`Skeleton\`, un avancement mesuré par une \`ProgressBar\`.

Toujours nommé : le texte est annoncé même s’il ne se voit pas. Immobile si le système demande moins d’animations.
`;

const meta = {
  title: 'Retours/Spinner · chargement',
  id: 'retours-spinner',
  tags: ['stable'],
  component: Spinner,
  parameters: { docs: { description: { component: description } } },
  args: { label: 'Chargement des commandes…' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { name: 'Petit', tags: ['pictured'], args: { size: 's' } };
export const Medium: Story = { name: 'Moyen' };
export const Labelled: Story = { name: 'Avec son texte', args: { showLabel: true } };
export const Page: Story = {
  name: 'Au milieu d’une page',
  tags: ['pictured'],
  args: { size: 'page', showLabel: true },
};
export const InPlace: Story = {
  name: 'Dans une carte, dans un bouton',
  tags: ['pictured'],
  render: (args) => (
    <Card>
      <Stack align="start">
        <Spinner {...args} showLabel />
        <Button variant="brand" loading loadingText="Envoi en cours…">
          Envoyer
        </Button>
      </Stack>
    </Card>
  ),
};
