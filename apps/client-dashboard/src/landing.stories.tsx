import {
  getClientOverview,
  getClientProfile,
  listDrafts,
  updateClientProfile,
} from '@tassis/contracts';
import {
  aClientProfile,
  aListPage,
  aUser,
  clientOverviewAnswer,
  emptyOverviewAnswer,
} from '@tassis/testing/answers';
import {
  AreaScreen,
  fieldRefusal,
  FakeApi,
  refusal,
  screenParameters,
} from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { area } from './area.tsx';

const profile = { success: true, data: aClientProfile() };
const anApi = (overview: () => unknown) =>
  new FakeApi()
    .on(getClientOverview, overview)
    .on(getClientProfile, () => profile)
    .on(listDrafts, () => aListPage([]));

const meta = {
  title: 'Écrans/Espace client/Accueil',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters(
    'Le profil d’un client : ce qui l’attend, ce qui avance, ce qu’il a, et qui il est.',
  ),
  args: {
    area,
    at: '/client-dashboard/profile',
    user: aUser('client'),
    api: anApi(() => clientOverviewAnswer()),
  },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  name: 'Profil, avec du travail',
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Modifier' });
    const waiting = within(await canvas.findByRole('list', { name: 'Ce qui vous attend' }));
    const hrefs = waiting.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs.map((href) => href?.replace('/client-dashboard/', ''))).toEqual([
      'order/details/00000000-0000-4000-8000-000000000004#corrections',
      'domiciliation-warnings?domiciliation=00000000-0000-4000-8000-000000000001',
      'documents?row=00000000-0000-4000-8000-000000000011',
      'bills/00000000-0000-4000-8000-000000002007',
      'order/details/00000000-0000-4000-8000-000000000002',
      'partner-requests?request=00000000-0000-4000-8000-000000000031',
      'order/details/00000000-0000-4000-8000-000000000005#messages',
    ]);
  },
};

const { bills_to_pay: toPay, open_orders: open } = clientOverviewAnswer().data;
const more = { bills_to_pay: { ...toPay, more: true }, open_orders: { ...open, more: true } };
export const More: Story = {
  name: 'Profil, avec plus qu’il ne montre',
  args: { api: anApi(() => clientOverviewAnswer(more)) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^D’autres suivent/);
    await expect(canvas.getAllByText(/^Et d’autres/)).toHaveLength(1);
  },
};

export const Edited: Story = {
  name: 'Profil, corrigé sur place',
  args: {
    api: anApi(() => clientOverviewAnswer()).on(updateClientProfile, () =>
      fieldRefusal({ ice: ['ICE invalide.'] }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier' }));
    const company = await canvas.findByRole('textbox', { name: 'Société' });
    await userEvent.type(company, ' SARL');
    const ice = canvas.getByRole('textbox', { name: /^ICE/ });
    await userEvent.clear(ice);
    await userEvent.type(ice, '001525713000081');
    await canvas.findByText(/Vérifiez l’ICE/);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findAllByText('ICE invalide.')).not.toHaveLength(0);
    await expect(ice).toHaveAccessibleDescription(/ICE invalide/);
    await expect(company).toHaveValue('Atlas Conseil SARL');
  },
};

export const NewClient: Story = {
  name: 'Profil d’un nouveau client',
  tags: ['pictured'],
  args: { api: anApi(() => emptyOverviewAnswer()) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Par où commencer\u202F?' });
    await canvas.findByRole('button', { name: 'Modifier' });
  },
};

export const LandingLoading: Story = {
  name: 'Profil en chargement',
  args: { api: anApi(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await canvas.findByText('Chargement de vos dossiers…');
  },
};

export const LandingFailed: Story = {
  name: 'Profil en panne',
  args: { api: anApi(() => refusal(403, 'forbidden', 'Vous n’avez pas accès à ces dossiers.')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
    await canvas.findByRole('button', { name: 'Modifier' });
  },
};
