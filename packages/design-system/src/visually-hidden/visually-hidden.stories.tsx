import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const description = `
Un texte pour les lecteurs d’écran seulement : ce qui précise un bouton répété (« Voir la facture de la commande
CMD-2026-000042 »). Jamais pour cacher ce qui est utile à tous, ni autour de quoi que ce soit qui prend le focus.
`;

const meta = {
  title: 'Fondations/VisuallyHidden · texte caché',
  id: 'fondations-visuallyhidden',
  tags: ['stable'],
  component: VisuallyHidden,
  parameters: { docs: { description: { component: description } } },
  args: { children: ' de la commande CMD-2026-000042' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InButton: Story = {
  name: 'Précise un bouton',
  tags: ['pictured'],
  render: (args) => (
    <Button>
      Voir la facture
      <VisuallyHidden {...args} />
    </Button>
  ),
};
