import { getAdminBill, listAdminBills } from '@tassis/contracts';
import { aListPage, anAdminBill, anAdminBillSummary, aUser, aUuid } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from '../area.tsx';

const meta = {
  title: 'Écrans/Administration/Factures',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters('Les factures du cabinet : la liste, et une facture.'),
  args: { area, at: '/admin-dashboard/payments', user: aUser('admin'), api: new FakeApi() },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
  anAdminBillSummary(4, { due_on: '2026-01-06' }),
  anAdminBillSummary(3, { status: 'partly_paid', paid: 170, due: 300 }),
  anAdminBillSummary(2, { status: 'paid', paid: 470, due: 0 }),
  anAdminBillSummary(1, {
    number: 'AV-2026-000001',
    kind: 'credit_note',
    status: null,
    total: -470,
    due: 0,
  }),
];

export const Bills: Story = {
  name: 'Factures',
  args: { api: new FakeApi().on(listAdminBills, () => aListPage(rows)) },
  play: async ({ canvas }) => {
    await canvas.findByText('FAC-2026-000004');
  },
};

export const NoBills: Story = {
  name: 'Aucune facture',
  args: { api: new FakeApi().on(listAdminBills, () => aListPage([])) },
  play: async ({ canvas }) => {
    await canvas.findByText('Aucune facture pour le moment');
  },
};

const bill = anAdminBill(3, {
  status: 'partly_paid',
  paid: 170,
  due: 300,
  reminded_at: '2026-11-25T09:00:00.000Z',
  payments: [{ id: aUuid(9), amount: 170, method: 'cash', paid_at: '2026-11-22', note: 'Reçu 4' }],
});

export const PartlyPaid: Story = {
  name: 'Une facture payée en partie',
  args: {
    at: `/admin-dashboard/bill/${bill.id}`,
    api: new FakeApi().on(getAdminBill, () => ({ success: true, data: bill })),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Enregistrer le paiement' });
  },
};

const owed = anAdminBill(3, { status: 'cancelled', paid: 170, due: 0, refund: 170 });

export const ToRefund: Story = {
  name: 'Une facture à rembourser',
  args: {
    at: `/admin-dashboard/bill/${owed.id}`,
    api: new FakeApi().on(getAdminBill, () => ({ success: true, data: owed })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remboursement effectué' }));
    await canvas.findByRole('alertdialog', { name: /remboursement/u });
  },
};

export const Beside: Story = {
  name: 'Une facture à côté de la liste',
  tags: ['pictured'],
  args: {
    at: `/admin-dashboard/payments?row=${bill.id}`,
    api: new FakeApi()
      .on(listAdminBills, () => aListPage(rows))
      .on(getAdminBill, () => ({ success: true, data: bill })),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Enregistrer le paiement' });
  },
};
