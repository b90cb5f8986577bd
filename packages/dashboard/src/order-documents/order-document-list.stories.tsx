import type { ClientDocument } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aClientDocument, aUser } from '@tassis/testing/answers';
import { AreaScreen, FakeApi } from '@tassis/testing/screen';
import { DocumentStatusBadge } from '@tassis/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DashboardSection } from '../section/dashboard-section.tsx';
import { OrderDocumentList } from './order-document-list.tsx';

const description = `
Les documents d’une commande, chacun lu dans un volet à côté de la page\u202F; l’adresse dit lequel est ouvert (\`?document=\`). Ce qui se fait d’un
document (le vérifier, le renvoyer) se met dans le volet, et son état au bout de la ligne.

- **Pour**\u202F: la page d’une commande, du client comme du personnel. Pour tous les documents\u202F: une WorkList.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | Sur un nom\u202F: ouvre le volet |
| Échap | Ferme le volet et revient au nom |
`;

const documents = [
  aClientDocument(3, { name: 'CIN Salma El Amrani.pdf' }),
  aClientDocument(2, { name: 'Bail.pdf', status: 'refused', review_reason: 'Il manque une page.' }),
  aClientDocument(1, { name: 'Récapitulatif', kind: 'order_summary', status: 'accepted' }),
];

const renderStatus = ({ status }: ClientDocument) => <DocumentStatusBadge status={status} />;

function Listed() {
  const element = (
    <DashboardSection title="Documents">
      <OrderDocumentList
        documents={documents}
        renderStatus={renderStatus}
        formatReason={(reason) => `Motif\u202F: ${reason}`}
      >
        {({ name }) => <p>Le contenu de {name}.</p>}
      </OrderDocumentList>
    </DashboardSection>
  );
  const area = defineArea({ id: 'client-dashboard', routes: [{ path: '/', element }] });
  return <AreaScreen area={area} at="/" api={new FakeApi()} user={aUser('client')} />;
}

const meta = {
  title: 'Données/OrderDocumentList · documents d’une commande',
  id: 'données-orderdocumentlist',
  tags: ['stable'],
  component: Listed,
  parameters: { docs: { description: { component: description }, story: { inline: false } } },
} satisfies Meta<typeof Listed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { name: 'Liste', tags: ['pictured'] };

export const Read: Story = {
  name: 'Un document ouvert, puis fermé',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('button', { name: 'Bail.pdf' });
    await userEvent.click(name);
    await canvas.findByText('Le contenu de Bail.pdf.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer le document' }));
    await waitFor(() => expect(canvas.queryByText('Le contenu de Bail.pdf.')).toBeNull());
    await waitFor(() => expect(name).toHaveFocus());
  },
};
