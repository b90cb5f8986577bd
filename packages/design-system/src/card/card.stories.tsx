import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/layout.tsx';
import { Card } from './card.tsx';

const description = `
Ce qui va ensemble, sur un fond, dans un bord d’un pixel. \`as\` choisit l’élément : \`article\` pour une chose qui se lit
seule, \`section\` avec un titre, \`li\` dans une liste. Elle n’a ni rôle ni touche : ce qui se presse est dedans.
`;

const meta = {
  title: 'Vitrine/Card · carte, vignette',
  id: 'vitrine-card',
  tags: ['stable'],
  component: Card,
  parameters: { docs: { description: { component: description } } },
  args: {
    children: 'Votre siège au centre de Casablanca, votre courrier numérisé le jour même.',
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const White: Story = { name: 'Blanche' };
export const Soft: Story = { name: 'Douce', tags: ['pictured'], args: { tone: 'soft' } };
export const Brand: Story = { name: 'Marque', tags: ['pictured'], args: { tone: 'brand' } };
export const Paddings: Story = {
  name: 'Marges intérieures',
  render: () => (
    <Grid column="s">
      <Card padding="none">Sans marge</Card>
      <Card padding="s">Petite</Card>
      <Card padding="m">Moyenne</Card>
      <Card padding="l">Grande</Card>
    </Grid>
  ),
};
