import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/layout.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Vitrine/Card',
  component: Card,
  args: {
    children: 'Votre siège au centre de Rabat, votre courrier numérisé le jour même.',
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const White: Story = { name: 'Blanche' };
export const Soft: Story = { name: 'Douce', args: { tone: 'soft' } };
export const Brand: Story = { name: 'Marque', args: { tone: 'brand' } };
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
