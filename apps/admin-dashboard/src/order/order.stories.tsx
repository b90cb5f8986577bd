import {
  getAdminBill,
  getAdminOrder,
  listAdminDocuments,
  listAdminOrderMessages,
  listAdminOrders,
  listAdminUsers,
  listOrderAudit,
  previewOrderTransition,
  type AdminOrder,
} from '@tassis/contracts';
import {
  aCreationOrder,
  aDomiciliationOrder,
  aListPage,
  anAdminOrder,
  anAdminOrderSummary,
  anOrderAnswer,
  anOrderMessage,
  aUser,
  aUuid,
} from '@tassis/testing/answers';
import {
  aManager,
  aMoralAssociate,
  aPhysicalAssociate,
  companyCreationData,
  seeded,
} from '@tassis/testing/builders';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from '../area.tsx';

const meta = {
  title: 'Écrans/Administration/Une commande',
  id: 'écrans-une-commande-pour-le-personnel',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Toute une commande sur une page\u202F: son dossier, ses pièces, ce qui s’est passé, et à côté son état, ce qui suit et son montant.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const random = seeded(52);
const form = companyCreationData({
  capital: 100_000,
  acronym: 'ASC',
  addressType: 'domiciliation',
  associates: [
    aPhysicalAssociate({ firstName: 'Salma', lastName: 'Tazi', numerical_amount: 60_000 }, random),
    aPhysicalAssociate(
      {
        isManager: false,
        contributionTypes: ['nonNumerical'],
        numerical_amount: null,
        description: 'Matériel de conférence et un véhicule utilitaire',
        contribution_valorisation: 15_000,
      },
      random,
    ),
    aMoralAssociate({ companyName: 'Atlas Participations', numerical_amount: 25_000 }, random),
  ],
  externalManagers: [aManager({}, random)],
});
const creation = aCreationOrder(8, form);
const [service] = creation.services;
const inReview = anAdminOrder({
  ...creation,
  status: 'in_review',
  services: service ? [{ ...service, status: 'in_review', data: form }] : [],
});

function shown(order: AdminOrder): Pick<Story, 'args'> {
  const api = new FakeApi()
    .on(getAdminOrder, () => ({ success: true, data: order }))
    .on(getAdminBill, () => refusal(404, 'not_found'))
    .on(previewOrderTransition, ({ body }) => {
      const { message } = previewOrderTransition.request.body.parse(body);
      const text = `Bonjour,\n\n${message}\n\nVotre conseiller`;
      return {
        success: true,
        data: { mail: { subject: `${order.reference}\u202F: à compléter`, text } },
      };
    })
    .on(listAdminDocuments, () => aListPage([]))
    .on(listAdminOrderMessages, () => aListPage([anOrderMessage(1, { text: 'Quand\u202F?' })]))
    .on(listAdminUsers, () => aListPage([]))
    .on(listOrderAudit, () => ({
      success: true,
      data: [
        {
          id: 1,
          at: '2026-11-22T09:30:00.000Z',
          actor: { id: order.client.id, name: 'Nadia Alami' },
          action: 'updateOrderCompany',
          reason: 'À la demande du client',
          before: { capital: 80_000 },
          after: { capital: 100_000 },
        },
      ],
    }));
  const at = `/admin-dashboard/order/${order.id}`;
  return { args: { area, at, api, user: aUser('admin') } };
}

export const Creation: Story = {
  name: 'Création de société, en vérification',
  ...shown(inReview),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Lancer le traitement' });
  },
};

export const Corrections: Story = {
  name: 'Demander des corrections',
  ...shown(inReview),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demander des corrections' }));
    const message = await canvas.findByLabelText(/^Message au client/u);
    await userEvent.type(message, 'La CIN est illisible.');
    await userEvent.click(canvas.getByRole('button', { name: 'Aperçu pour le client' }));
    await userEvent.type(message, ' Merci.');
    await canvas.findByText(/illisible\. Merci\.\s*Votre conseiller$/u);
  },
};

const waiting = {
  documents: [
    {
      id: aUuid(41),
      kind: 'identity' as const,
      name: 'CIN.pdf',
      status: 'pending' as const,
      created_at: '2026-11-21T09:30:00.000Z',
    },
  ],
  awaits_reply_since: '2026-11-22T09:30:00.000Z',
};

export const Beside: Story = {
  name: 'À côté de la liste',
  tags: ['pictured'],
  args: {
    area,
    at: `/admin-dashboard/orders?row=${inReview.id}`,
    api: new FakeApi()
      .on(listAdminUsers, () => aListPage([]))
      .on(listAdminOrders, () => aListPage([anAdminOrderSummary(8, { status: 'in_review' })]))
      .on(getAdminOrder, () => ({ success: true, data: { ...inReview, ...waiting } })),
    user: aUser('admin'),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Lancer le traitement' });
  },
};

export const Domiciliation: Story = {
  name: 'Domiciliation, reçue',
  ...shown(anAdminOrder(aDomiciliationOrder(9))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Prendre en charge' });
  },
};

export const Completed: Story = {
  name: 'Certificat négatif, terminée',
  ...shown(anAdminOrder(anOrderAnswer(10, { status: 'completed' }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Demande de certificat négatif' });
  },
};

export const Missing: Story = {
  name: 'Introuvable',
  args: {
    area,
    at: '/admin-dashboard/order/x',
    api: new FakeApi().on(getAdminOrder, () => refusal(404, 'not_found')),
    user: aUser('admin'),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Commande introuvable');
  },
};
