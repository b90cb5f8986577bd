import {
  addPartnerClient,
  getPartnerClient,
  getPartnerOverview,
  getPartnerProfile,
  listPartnerClientDocuments,
  listPartnerClientOrders,
  listPartnerClients,
  listPartnerDeadlines,
} from '@tassis/contracts';
import {
  aListPage,
  aPartnerClient,
  aPartnerClientDocument,
  aPartnerClientOrder,
  aPartnerDeadline,
  aPartnerProfile,
  aSentRequest,
  aUser,
  partnerOverviewAnswer,
} from '@tassis/testing/answers';
import {
  AreaScreen,
  FakeApi,
  fieldRefusal,
  refusal,
  screenParameters,
} from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { area } from './area.tsx';

const client = aPartnerClient(1);
const clients = [
  client,
  aPartnerClient(2, { firstName: 'Youssef', lastName: 'Berrada', companyName: null }),
];
const anApi = (rows: () => unknown = () => aListPage(clients)) =>
  new FakeApi()
    .on(getPartnerProfile, () => ({ success: true, data: aPartnerProfile() }))
    .on(getPartnerOverview, () => partnerOverviewAnswer())
    .on(listPartnerClients, rows)
    .on(getPartnerClient, () => ({ success: true, data: client }))
    .on(listPartnerDeadlines, () => ({
      success: true,
      data: { items: [aPartnerDeadline(1)], more: true },
    }))
    .on(listPartnerClientOrders, () =>
      aListPage([
        aPartnerClientOrder(9, { status: 'awaiting_client', next_actor: 'client' }),
        aPartnerClientOrder(8),
        aPartnerClientOrder(7, { status: 'completed', next_actor: null, expected_by: null }),
      ]),
    )
    .on(listPartnerClientDocuments, () =>
      aListPage([
        aPartnerClientDocument(2, { status: 'refused', review_reason: 'Le verso manque.' }),
        aPartnerClientDocument(1),
      ]),
    );

const meta = {
  title: 'Écrans/Espace partenaire/Clients',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters(
    'Les clients d’un comptable, et le dossier de chacun\u202F: échéances, commandes, documents.',
  ),
  args: { area, at: '/my-clients', user: aUser('partner'), api: anApi() },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const askedApi = anApi().on(addPartnerClient, ({ body }) => {
  const { email } = addPartnerClient.request.body.parse(body);
  if (email === 'faux@example.com') return fieldRefusal({ email: ['Adresse inconnue.'] });
  return { success: true, data: aSentRequest(5) };
});
export const Clients: Story = {
  name: 'Mes clients, et un de plus',
  args: { api: askedApi },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: 'Youssef Berrada' });
    await canvas.findByRole('link', { name: '3 demandes attendent une réponse' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un client' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Prénom'), 'Salma');
    await userEvent.type(dialog.getByLabelText('Nom'), 'El Amrani');
    const email = dialog.getByLabelText('Adresse e-mail');
    await userEvent.type(email, 'partner@example.com');
    await userEvent.type(dialog.getByLabelText('Téléphone'), '0612345678');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    await dialog.findByText(/^C’est votre propre adresse/u);
    await userEvent.clear(email);
    await userEvent.type(email, 'faux@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    await dialog.findByText('Adresse inconnue.');
    await userEvent.clear(email);
    await userEvent.type(email, 'salma@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    await page.findByText(/^La demande à Salma El Amrani est envoyée/u);
    await expect(askedApi.getCalls(addPartnerClient)).toHaveLength(2);
    await waitFor(() => expect(askedApi.getCalls(getPartnerOverview)).toHaveLength(2));
  },
};

export const Empty: Story = {
  name: 'Aucun client',
  args: { api: anApi(() => aListPage([])) },
  play: async ({ canvas }) => {
    await canvas.findByText('Aucun client pour l’instant');
    const waiting = await canvas.findByRole('link', { name: '3 demandes attendent une réponse' });
    await expect(waiting).toHaveAttribute('href', '/pending-requests?status=pending');
  },
};

export const Loading: Story = {
  name: 'Clients en chargement',
  args: { api: anApi(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
  },
};

export const Failed: Story = {
  name: 'Clients en panne',
  args: { api: anApi(() => refusal(403, 'forbidden')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};

const at = `/my-clients/${client.id}`;
export const OneClient: Story = {
  name: 'Un client',
  tags: ['pictured'],
  args: { at },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Fin de domiciliation/u);
    await canvas.findByText('Les cent plus proches sont montrées.');
  },
};

const ordersApi = anApi();
export const Orders: Story = {
  name: 'Les commandes d’un client',
  args: { at: `${at}/orders`, api: ordersApi },
  play: async ({ canvas }) => {
    await canvas.findByText('Au client de corriger');
    await expect(ordersApi.getCalls(listPartnerClientOrders)[0]?.params).toEqual({ id: client.id });
  },
};

export const Documents: Story = {
  name: 'Les documents d’un client',
  args: { at: `${at}/documents` },
  play: async ({ canvas }) => {
    await canvas.findByText(/Le verso manque\.$/u);
  },
};

export const NotTheirs: Story = {
  name: 'Un client qui a mis fin au suivi',
  args: { at, api: anApi().on(getPartnerClient, () => refusal(404, 'not_found')) },
  play: async ({ canvas }) => {
    await canvas.findByText('Ce client n’est pas parmi les vôtres');
  },
};

let isTheirs = true;
const revokedApi = anApi()
  .on(getPartnerClient, () =>
    isTheirs ? { success: true, data: client } : refusal(404, 'not_found'),
  )
  .on(listPartnerClientOrders, () => {
    isTheirs = false;
    return refusal(404, 'not_found');
  });
export const RevokedMeanwhile: Story = {
  name: 'Un client qui met fin au suivi pendant qu’on le regarde',
  args: { at: `${at}/orders`, api: revokedApi },
  play: async ({ canvas }) => {
    await canvas.findByText('Ce client n’est pas parmi les vôtres');
  },
};

export const NotValidated: Story = {
  name: 'Clients, compte en attente',
  args: {
    api: anApi().on(getPartnerProfile, () => ({
      success: true,
      data: aPartnerProfile({ status: 'pending' }),
    })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Votre compte est en attente de validation');
    await expect(canvas.queryByRole('button', { name: 'Ajouter un client' })).toBeNull();
  },
};
