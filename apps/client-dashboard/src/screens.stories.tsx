import {
  getClientOrder,
  listClientDocuments,
  listClientOrderMessages,
  getFirm,
  listClientOrders,
  listDrafts,
  listNotifications,
} from '@tassis/contracts';
import {
  aListPage,
  aNotification,
  anOrderAnswer,
  aUser,
  firmAnswer,
  notificationsAnswer,
  variedOrders,
} from '@tassis/testing/answers';
import {
  AreaScreen,
  FakeApi,
  holdRowsFirst,
  refusal,
  screenParameters,
} from '@tassis/testing/screen';
import { paths } from '@tassis/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Espace client/Commandes',
  id: 'écrans-espace-client',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters('L’espace d’un client : ses commandes, et ce qu’on attend de lui.'),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = aUser('client');
const orders = variedOrders()
  .slice(4, 8)
  .map((answer) => {
    const { client: _, ...order } = answer;
    return order;
  });
/** The name of the account. In the request's data `firstName` is the family name. */
const beneficiary = { firstName: 'El Amrani', lastName: 'Salma' };
const submitted = anOrderAnswer(6);
const order = anOrderAnswer(6, {
  status: 'awaiting_client',
  created_at: '2026-11-09T15:30:00.000Z',
  services: submitted.services.map((service) => ({
    ...service,
    status: 'awaiting_client',
    data: { ...service.data, ...beneficiary },
    negative_certificate_request: service.negative_certificate_request && {
      ...service.negative_certificate_request,
      ...beneficiary,
    },
  })),
  timeline: [
    { at: '2026-11-09T15:30:00.000Z', status: 'submitted', actor: 'client', message: null },
    { at: '2026-11-10T08:45:00.000Z', status: 'in_review', actor: 'admin', message: null },
    { at: '2026-11-10T15:10:00.000Z', status: 'awaiting_client', actor: 'admin', message: null },
  ],
  corrections: [{ field: 'services.0.data.cin', message: 'Le numéro est illisible.' }],
});
const draft = {
  service: 'company_creation',
  data: { form: { progress: { package: 'COMBO12', step: 3 } } },
  package_name: 'Création et domiciliation 12 mois',
  version: 2,
  files: [],
  updated_at: '2026-11-21T14:32:00.000Z',
};
/** The page of a client with these drafts. */
const anApi = (drafts: () => unknown = () => ({ success: true, data: [] })) =>
  new FakeApi().on(listClientOrders, () => aListPage(orders)).on(listDrafts, drafts);
const api = anApi()
  .on(getClientOrder, () => ({ success: true, data: order }))
  .on(listClientOrderMessages, () => aListPage([]))
  .on(listClientDocuments, () => aListPage([]))
  .on(getFirm, () => firmAnswer());

export const Orders: Story = {
  name: 'Commandes',
  args: { area, at: '/client-dashboard/orders', api, user },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('CMD-2026-000007');
    holdRowsFirst(canvasElement, { rows: orders.length, cards: orders.length });
  },
};

export const OrdersBegun: Story = {
  name: 'Commandes, une demande commencée',
  args: {
    area,
    at: '/client-dashboard/orders',
    api: anApi(() => ({ success: true, data: [draft] })),
    user,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Demandes commencées');
  },
};

export const OrdersBegunFailed: Story = {
  name: 'Commandes, demandes commencées en panne',
  args: {
    area,
    at: '/client-dashboard/orders',
    api: anApi(() => refusal(403, 'forbidden')),
    user,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('CMD-2026-000007');
  },
};

export const NoOrder: Story = {
  name: 'Aucune commande',
  args: {
    area,
    at: '/client-dashboard/orders',
    api: new FakeApi().on(listClientOrders, () => aListPage([])),
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

export const Notifications: Story = {
  name: 'Notifications',
  tags: ['!long'],
  args: {
    area,
    at: paths.clientNotifications,
    api: new FakeApi().on(listNotifications, () =>
      notificationsAnswer([
        aNotification(1, {
          type: 'order',
          title: 'Commande à compléter',
          body: 'La commande CMD-2026-000007 attend une réponse de vous.',
          link: `/client-dashboard/order/details/${order.id}`,
        }),
      ]),
    ),
    user,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/attend une réponse de vous/);
  },
};
