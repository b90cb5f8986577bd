import { getAdminOverview, listAdminOrders } from '@tassis/contracts';
import { aListPage, aUser, overviewAnswer, variedOrders } from '@tassis/testing/answers';
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
  title: 'Écrans/Administration/Tableau de bord et commandes',
  id: 'écrans-administration',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters('L’espace du personnel : ce qui attend, et toutes les commandes.'),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = aUser('admin');
const found = variedOrders();
const api = new FakeApi()
  .on(getAdminOverview, () => overviewAnswer())
  .on(listAdminOrders, ({ query }) => {
    const rows = found.filter(({ status }) => !query['status'] || status === query['status']);
    return aListPage(rows, { total: rows.length });
  });
const waiting = () => new Promise(() => undefined);
const never = new FakeApi().on(getAdminOverview, waiting).on(listAdminOrders, waiting);
const refuse = () => refusal(403, 'forbidden', 'Vous n’avez pas accès à cette page.');
const refusing = new FakeApi().on(getAdminOverview, refuse).on(listAdminOrders, refuse);

export const Overview: Story = {
  name: 'Tableau de bord',
  args: { area, at: '/admin-dashboard/dashboard', api, user },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /En vérification\s*12/ });
  },
};

export const Orders: Story = {
  name: 'Commandes',
  args: { area, at: '/admin-dashboard/orders', api, user },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('CMD-2026-000002');
    holdRowsFirst(canvasElement, { rows: 7, cards: 3 });
  },
};

export const NothingFound: Story = {
  name: 'Aucune commande ne correspond',
  args: {
    area,
    at: '/admin-dashboard/orders?search=zzz',
    api: new FakeApi().on(listAdminOrders, () => aListPage([])),
    user,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const OrdersLoading: Story = {
  name: 'Commandes en chargement',
  args: { area, at: '/admin-dashboard/orders', api: never, user },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
  },
};

export const OrdersFailed: Story = {
  name: 'Commandes en panne',
  args: { area, at: '/admin-dashboard/orders', api: refusing, user },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};

export const OverviewLoading: Story = {
  name: 'Tableau de bord en chargement',
  args: { area, at: '/admin-dashboard/dashboard', api: never, user },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const OverviewFailed: Story = {
  name: 'Tableau de bord en panne',
  args: { area, at: '/admin-dashboard/dashboard', api: refusing, user },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};
