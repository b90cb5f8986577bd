import { getClientBill, listClientBills } from '@tassis/contracts';
import { aBill, aBillSummary, aListPage, aUser, aUuid } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Espace client/Factures',
  id: 'écrans-factures-d-un-client',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Les factures d’un client\u202F: la liste, ce qui reste à payer et comment, ce que la banque a répondu.',
  ),
  args: { area, at: '/client-dashboard/bills', user: aUser('client'), api: new FakeApi() },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
  aBillSummary(4, { due_on: '2026-01-06' }),
  aBillSummary(3, { status: 'partly_paid', paid: 170, due: 300 }),
  aBillSummary(2, { status: 'paid', paid: 470, due: 0 }),
  aBillSummary(1, {
    number: 'AV-2026-000001',
    kind: 'credit_note',
    status: null,
    total: -470,
    due: 0,
  }),
];

const listed = (reply: () => unknown) => ({ api: new FakeApi().on(listClientBills, reply) });
const onPage = (reply: () => unknown, id = aUuid(2003), search = '') => ({
  at: `/client-dashboard/bills/${id}${search}`,
  api: new FakeApi().on(getClientBill, reply),
});

export const Bills: Story = {
  name: 'Factures',
  args: listed(() => aListPage(rows)),
  play: async ({ canvas }) => {
    await canvas.findByText('FAC-2026-000004');
  },
};

export const NoBills: Story = {
  name: 'Aucune facture',
  args: listed(() => aListPage([])),
  play: async ({ canvas }) => {
    await canvas.findByText('Aucune facture pour le moment');
  },
};

export const BillsLoading: Story = {
  name: 'Factures en chargement',
  args: listed(() => new Promise(() => undefined)),
};

export const BillsFailed: Story = {
  name: 'Factures en panne',
  args: listed(() => refusal(403, 'forbidden', 'Vous n’avez pas accès à ces factures.')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};

const bill = aBill(3, {
  status: 'partly_paid',
  paid: 170,
  due: 300,
  payments: [{ id: aUuid(9), amount: 170, method: 'transfer', paid_at: '2026-11-22', note: null }],
});

export const PartlyPaid: Story = {
  name: 'Une facture à payer',
  tags: ['pictured'],
  args: onPage(() => ({ success: true, data: bill })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /par carte/u });
  },
};

const session = {
  id: aUuid(77),
  amount: 300,
  refund: 0,
  expires_at: '2999-01-01T00:00:00.000Z',
};

export const Confirming: Story = {
  name: 'Un paiement en cours de confirmation',
  args: onPage(
    () => ({ success: true, data: { ...bill, card_payment: { ...session, status: 'open' } } }),
    bill.id,
    `?payment=${session.id}`,
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Paiement en cours de confirmation');
  },
};

const paidBack = {
  id: aUuid(8),
  amount: 100,
  method: 'transfer',
  paid_at: '2026-11-25',
  reference: 'VIR-42',
} as const;

export const Cancelled: Story = {
  name: 'Une facture annulée',
  args: onPage(() => ({
    success: true,
    data: {
      ...bill,
      status: 'cancelled',
      due: 0,
      refund: 70,
      refunds: [paidBack],
      ways_to_pay: null,
    },
  })),
  play: async ({ canvas }) => {
    await canvas.findByText(/vous ont été remboursés le 25 novembre 2026/u);
  },
};

export const BillLoading: Story = {
  name: 'Une facture en chargement',
  args: onPage(() => new Promise(() => undefined)),
};

export const BillFailed: Story = {
  name: 'Une facture en panne',
  args: onPage(() => refusal(403, 'forbidden', 'Vous n’avez pas accès à cette facture.')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};
