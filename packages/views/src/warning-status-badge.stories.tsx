import { Cluster } from '@tassis/design-system';
import { WARNING_STATUSES } from '@tassis/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WarningStatusBadge } from './warning-status-badge.tsx';

const description = `
À quelle distance de sa fin est une domiciliation, ou un certificat négatif : les mêmes mots et couleurs pour le client et pour
le personnel. La couleur ne fait qu’appuyer le texte. Aucune touche : ce n’est pas un bouton.
`;

const meta = {
  title: 'Données/WarningStatusBadge · échéance',
  id: 'données-warningstatusbadge',
  tags: ['stable'],
  component: WarningStatusBadge,
  parameters: { docs: { description: { component: description } } },
  args: { status: 'critical' },
  argTypes: { status: { control: 'select', options: WARNING_STATUSES } },
} satisfies Meta<typeof WarningStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'Toutes les échéances',
  tags: ['long'],
  render: () => (
    <Cluster>
      {WARNING_STATUSES.map((status) => (
        <WarningStatusBadge key={status} status={status} />
      ))}
    </Cluster>
  ),
};
