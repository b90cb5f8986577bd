import { Cluster } from '@tassis/design-system';
import { DOCUMENT_STATUSES } from '@tassis/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentStatusBadge } from './document-status-badge.tsx';

const description = `
Où en est un document : un \`StatusBadge\` dans la couleur de son état. Le personnel lit ce qui est à faire (« À vérifier ») ; pour le
client, \`text\` dit l’état dans ses mots (« En vérification », « À refaire »). Aucune touche : ce n’est pas un bouton.

- Ambre : personne ne l’a encore vérifié.
- Vert, rouge : accepté, refusé.
- Gris : refusé, puis remplacé par un autre.
`;

const meta = {
  title: 'Données/DocumentStatusBadge · état d’un document',
  id: 'données-documentstatusbadge',
  tags: ['stable'],
  component: DocumentStatusBadge,
  parameters: { docs: { description: { component: description } } },
  args: { status: 'pending' },
  argTypes: { status: { control: 'select', options: DOCUMENT_STATUSES } },
} satisfies Meta<typeof DocumentStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: 'Un état' };

export const All: Story = {
  name: 'Tous les états',
  tags: ['pictured'],
  render: () => (
    <Cluster>
      {DOCUMENT_STATUSES.map((status) => (
        <DocumentStatusBadge key={status} status={status} />
      ))}
    </Cluster>
  ),
};
