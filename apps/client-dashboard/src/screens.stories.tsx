import { getClientOrder, getFirm, listClientOrders } from '@tassis/contracts';
import { aListOf, anOrderAnswer, anOrderSummary, aUser, firmAnswer } from '@tassis/testing/answers';
import {
  AreaScreen,
  FakeApi,
  holdRowsFirst,
  refusal,
  screenParameters,
} from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Espace client',
  component: AreaScreen,
  // Made of parts that are pictured already.
  tags: ['!snapshot'],
  parameters: screenParameters(
    'L’espace d’un client : ses commandes, ce qu’on attend de lui, son profil.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = aUser('client');
const orders = [
  anOrderSummary(3),
  anOrderSummary(2, { status: 'in_review' }),
  anOrderSummary(1, { status: 'completed' }),
];
const order = anOrderAnswer(7, {
  status: 'awaiting_client',
  corrections: [{ field: 'cin', message: 'Le numéro est illisible.' }],
});
const api = new FakeApi()
  .on(listClientOrders, () => aListOf(orders))
  .on(getClientOrder, () => ({ success: true, data: order }))
  .on(getFirm, () => firmAnswer());

export const Orders: Story = {
  name: 'Commandes',
  args: { area, at: '/client-dashboard/orders', api, user },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('CMD-2026-000002');
    holdRowsFirst(canvasElement, { whole: orders.length });
  },
};

export const NoOrder: Story = {
  name: 'Aucune commande',
  args: {
    area,
    at: '/client-dashboard/orders',
    api: new FakeApi().on(listClientOrders, () => aListOf([])),
    user,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Aucune commande pour le moment');
  },
};

export const OneOrder: Story = {
  name: 'Une commande à corriger',
  args: { area, at: `/client-dashboard/order/details/${order.id}`, api, user },
  play: async ({ canvas }) => {
    await canvas.findByText('Le numéro est illisible.');
  },
};

export const OrderLoading: Story = {
  name: 'Une commande en chargement',
  args: {
    area,
    at: `/client-dashboard/order/details/${order.id}`,
    api: new FakeApi().on(getClientOrder, () => new Promise(() => undefined)),
    user,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Commande' });
  },
};

export const OrdersLoading: Story = {
  name: 'Commandes en chargement',
  args: {
    area,
    at: '/client-dashboard/orders',
    api: new FakeApi().on(listClientOrders, () => new Promise(() => undefined)),
    user,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
  },
};

export const OrdersFailed: Story = {
  name: 'Commandes en panne',
  args: {
    area,
    at: '/client-dashboard/orders',
    api: new FakeApi().on(listClientOrders, () =>
      refusal(403, 'forbidden', 'Vous n’avez pas accès à ces commandes.'),
    ),
    user,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};

export const Confirmation: Story = {
  name: 'Commande enregistrée',
  args: { area, at: `/client-dashboard/order-confirmation?order=${order.id}`, api, user },
  play: async ({ canvas }) => {
    await canvas.findByText(order.reference);
  },
};

export const DomiciliationSent: Story = {
  name: 'Domiciliation enregistrée',
  args: { area, at: '/domiciliation-success', api, user },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByText(/^Première réponse sous/);
  },
};

export const Profile: Story = {
  name: 'Profil',
  args: { area, at: '/client-dashboard/profile', api, user },
  play: async ({ canvas }) => {
    await canvas.findByText(/client@example\.com/);
  },
};
