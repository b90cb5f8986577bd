import { listAdminOrders } from '@tassis/contracts';
import { aListOf, anAdminOrderSummary, aUser } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, holdRowsFirst, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Administration',
  component: AreaScreen,
  // Made of parts that are pictured already.
  tags: ['!snapshot'],
  parameters: screenParameters('L’espace du personnel : ce qui attend, et toutes les commandes.'),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = aUser('admin');
const client = {
  ...anAdminOrderSummary().client,
  email: 'service.juridique@cabinet-benkirane-associes.example.com',
};
const rows = [
  // Its row is no higher than the others.
  anAdminOrderSummary(12, { client }),
  anAdminOrderSummary(11),
  ...Array.from({ length: 10 }, (_, index) =>
    anAdminOrderSummary(10 - index, { status: 'in_review' }),
  ),
];
const api = new FakeApi().on(listAdminOrders, ({ query }) =>
  aListOf(query['per_page'] === '1' ? [] : rows, { total: 12 }),
);

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
    holdRowsFirst(canvasElement, { whole: window.innerWidth < 768 ? 3 : 7 });
  },
};

export const NothingFound: Story = {
  name: 'Aucune commande ne correspond',
  args: {
    area,
    at: '/admin-dashboard/orders?search=zzz',
    api: new FakeApi().on(listAdminOrders, () => aListOf([])),
    user,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};
