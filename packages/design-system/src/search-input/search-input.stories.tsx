import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../layout/layout.tsx';
import { SearchInput } from './search-input.tsx';

const meta = {
  title: 'Formulaires/SearchInput',
  component: SearchInput,
  args: {
    label: 'Rechercher une commande',
    name: 'q',
    placeholder: 'Référence, nom, ICE…',
    hideLabel: true,
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide' };
export const Filled: Story = { name: 'Rempli', args: { defaultValue: 'Atlas Négoce' } };
export const Labelled: Story = { name: 'Étiquette visible', args: { hideLabel: false } };
