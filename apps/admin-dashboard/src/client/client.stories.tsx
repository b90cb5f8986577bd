import { getAdminClient, listAdminClients } from '@tassis/contracts';
import { aListPage, anAdminClient, anAdminClientSummary, aUser } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from '../area.tsx';

const rows = [
  anAdminClientSummary(3),
  anAdminClientSummary(2, { firstName: 'Salma', lastName: 'El Amrani', city: 'Casablanca' }),
  anAdminClientSummary(1, { firstName: 'Omar', lastName: 'Tazi', companyName: null, city: null }),
];

const meta = {
  title: 'Écrans/Administration/Clients',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Les clients du cabinet : la liste, et tout ce qui est à un client.',
  ),
  args: {
    area,
    at: '/admin-dashboard/clients',
    user: aUser('admin'),
    api: new FakeApi().on(listAdminClients, () => aListPage(rows)),
  },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Clients: Story = {
  name: 'Clients',
  play: async ({ canvas }) => {
    await canvas.findByText('Salma El Amrani');
  },
};

export const NoClients: Story = {
  name: 'Aucun client',
  args: { api: new FakeApi().on(listAdminClients, () => aListPage([])) },
  play: async ({ canvas }) => {
    await canvas.findByText('Aucun client pour le moment');
  },
};

const client = anAdminClient(2);

export const Client: Story = {
  name: 'Un client',
  args: {
    at: `/admin-dashboard/clients/${client.id}`,
    api: new FakeApi().on(getAdminClient, () => ({ success: true, data: client })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Compte créé');
  },
};

export const Beside: Story = {
  name: 'Un client à côté de la liste',
  tags: ['pictured'],
  args: {
    at: `/admin-dashboard/clients?row=${client.id}`,
    api: new FakeApi()
      .on(listAdminClients, () => aListPage(rows))
      .on(getAdminClient, () => ({ success: true, data: client })),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Commandes en cours' });
  },
};
