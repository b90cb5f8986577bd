import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Retours/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { name: 'Texte', args: { lines: 3 } };
export const Title: Story = { name: 'Titre', args: { shape: 'title' } };
export const Block: Story = { name: 'Bloc', args: { shape: 'block' } };
export const Card: Story = { name: 'Carte', args: { shape: 'card' } };
export const Page: Story = {
  name: 'Une fiche qui arrive',
  render: () => (
    <Stack>
      <Skeleton shape="title" />
      <Skeleton lines={2} />
      <Skeleton shape="card" />
    </Stack>
  ),
};
