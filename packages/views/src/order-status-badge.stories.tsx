import { Cluster } from '@tassis/design-system';
import { ORDER_STATUSES } from '@tassis/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStatusBadge } from './order-status-badge.tsx';

const description = `
Où en est une commande : un \`StatusBadge\` dont le texte et la couleur sont ceux du statut, les mêmes pour le client et pour le
personnel. La couleur ne fait qu’appuyer le texte. Aucune touche : ce n’est pas un bouton.

- Bleu : rien à faire pour le client, le dossier avance.
- Ambre : on attend quelque chose du client.
- Vert, gris, rouge : terminé, annulé, refusé.
`;

const meta = {
  title: 'Données/OrderStatusBadge · statut',
  id: 'données-orderstatusbadge',
  tags: ['stable'],
  component: OrderStatusBadge,
  parameters: { docs: { description: { component: description } } },
  args: { status: 'in_review' },
  argTypes: { status: { control: 'select', options: ORDER_STATUSES } },
} satisfies Meta<typeof OrderStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: 'Un statut' };

export const All: Story = {
  name: 'Tous les statuts',
  tags: ['pictured'],
  render: () => (
    <Cluster>
      {ORDER_STATUSES.map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </Cluster>
  ),
};
