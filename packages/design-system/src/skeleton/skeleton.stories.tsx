import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../layout/layout.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Skeleton } from './skeleton.tsx';

const description = `
La forme de ce qui arrive, à la place qu’il prendra : rien ne bouge ensuite. Muet pour les lecteurs d’écran : dire une seule fois,
à côté, ce qui se charge. Immobile si le système demande moins d’animations.
`;

const meta = {
  title: 'Retours/Skeleton · squelette, chargement',
  id: 'retours-skeleton',
  tags: ['stable'],
  component: Skeleton,
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { name: 'Texte', args: { lines: 3 } };
export const Title: Story = { name: 'Titre', args: { shape: 'title' } };
export const Block: Story = { name: 'Bloc', tags: ['pictured'], args: { shape: 'block' } };
export const Card: Story = { name: 'Carte', args: { shape: 'card' } };
export const Page: Story = {
  name: 'Une fiche qui arrive',
  tags: ['pictured'],
  render: () => (
    <Stack>
      <Skeleton shape="title" />
      <Skeleton lines={2} />
      <Skeleton shape="card" />
    </Stack>
  ),
};
export const Cards: Story = {
  name: 'Des cartes qui arrivent, annoncées une fois',
  render: () => (
    <>
      <output>
        <VisuallyHidden>Chargement des offres…</VisuallyHidden>
      </output>
      <Grid column="s">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Grid>
    </>
  ),
};
