import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Retours/Spinner',
  component: Spinner,
  args: { label: 'Chargement des commandes…' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { name: 'Petit', args: { size: 's' } };
export const Medium: Story = { name: 'Moyen' };
export const Labelled: Story = { name: 'Avec son texte', args: { showLabel: true } };
export const Page: Story = {
  name: 'Au milieu d’une page',
  args: { size: 'page', showLabel: true },
};
