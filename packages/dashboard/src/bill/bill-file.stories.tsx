import { aBill, aClientDocument, aUuid } from '@tassis/testing/answers';
import { AreaScreen, FakeApi } from '@tassis/testing/screen';
import { defineArea } from '@tassis/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillFile, type BillFileProps } from './bill-file.tsx';

const description = `
Une facture telle que le client et le personnel la voient : ses lignes, ses paiements, ses justificatifs et reçus, ses deux
parties. Ce qu’il y a à faire vient par \`children\` : encaisser d’un côté, payer de l’autre. L’en-tête de la page est BillHead,
son PDF BillPdfButton.

Un tableau et des sections titrées : un lecteur d’écran va de l’un à l’autre.
`;

/** Renders inside a router, because the bill has links. */
function Shown(props: BillFileProps) {
  const element = <BillFile {...props} />;
  const area = defineArea({ id: 'client-dashboard', routes: [{ path: '/', element }] });
  return <AreaScreen area={area} at="/" api={new FakeApi()} />;
}

const receipt = (number: number) =>
  aClientDocument(number, {
    kind: 'receipt',
    name: `Reçu n°\u00A0${number} FAC-2026-000003`,
    origin: 'system',
    status: 'accepted',
  });

const meta = {
  title: 'Données/BillFile · facture',
  id: 'données-billfile',
  tags: ['stable'],
  component: Shown,
  parameters: { docs: { description: { component: description }, story: { inline: false } } },
  args: {
    bill: aBill(3, {
      status: 'paid',
      paid: 470,
      due: 0,
      payments: [
        { id: aUuid(9), amount: 300, method: 'card', paid_at: '2026-11-24', note: null },
        { id: aUuid(8), amount: 170, method: 'transfer', paid_at: '2026-11-22', note: 'Relevé 41' },
      ],
      documents: [receipt(2), receipt(1)],
    }),
    side: 'client',
    orderHref: '/order',
    billHref: (id) => `/bill/${id}`,
  },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfClient: Story = { name: 'Pour le client', tags: ['pictured'] };
export const OfStaff: Story = { name: 'Pour le personnel', args: { side: 'staff' } };
