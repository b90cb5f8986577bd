import {
  linkDocument,
  listAdminDocuments,
  listAdminUsers,
  listContactSubmissions,
} from '@tassis/contracts';
import {
  aListPage,
  anAdminContactSubmission,
  anAdminDocument,
  aUser,
  aUuid,
} from '@tassis/testing/answers';
import { AreaScreen, FakeApi, holdRowsFirst, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Administration · pièces et messages',
  id: 'écrans-administration-pièces',
  tags: ['long'],
  component: AreaScreen,
  // Made of parts that are pictured already.
  parameters: screenParameters(
    'Ce que les clients envoient et ce qu’on leur répond : documents et leur vérification, demandes de contact.',
  ),
  args: { area, user: aUser('admin'), at: '', api: new FakeApi() },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const documents = [
  anAdminDocument(8),
  anAdminDocument(7, { kind: 'payment_proof', name: 'Virement.pdf', order: null }),
  anAdminDocument(6, { kind: 'negative_certificate', name: 'Certificat négatif.pdf' }),
  anAdminDocument(5, { status: 'refused', review_reason: 'Illisible.' }),
  ...[4, 3, 2, 1].map((number) => anAdminDocument(number, { status: 'accepted' })),
];
const link = { success: true, data: { url: '/api/downloads/none' } };
const filed = new FakeApi()
  .on(listAdminDocuments, ({ query }) =>
    aListPage(documents.filter(({ status }) => !query['status'] || status === query['status'])),
  )
  .on(linkDocument, () => link);

export const Documents: Story = {
  name: 'Documents',
  args: { at: '/admin-dashboard/documents', api: filed },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('CIN 8.pdf');
    holdRowsFirst(canvasElement, { rows: 7, cards: 3 });
  },
};

export const ReviewQueue: Story = {
  name: 'Pièces à vérifier',
  args: { at: '/admin-dashboard/documents/review', api: filed },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'CIN 8.pdf' });
  },
};

export const Refusal: Story = {
  name: 'Refuser une pièce',
  args: { at: '/admin-dashboard/documents/review', api: filed },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'CIN 8.pdf' });
    await userEvent.keyboard('r');
    await canvas.findByLabelText('Motif du refus');
  },
};

export const NothingToReview: Story = {
  name: 'Plus rien à vérifier',
  args: {
    at: '/admin-dashboard/documents/review',
    api: new FakeApi().on(listAdminDocuments, () => aListPage([])),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Plus rien à vérifier');
  },
};

const karim = { id: aUuid(90), name: 'Karim Alaoui' };
const submissions = [
  anAdminContactSubmission(8, {
    status: 'answered',
    assigned_to: karim,
    replies: [
      {
        id: aUuid(50),
        text: 'Bonjour,\n\nComptez dix jours ouvrés.\n\nCordialement',
        author: karim,
        created_at: '2026-11-21T11:00:00.000Z',
      },
    ],
  }),
  anAdminContactSubmission(7),
  anAdminContactSubmission(6, { status: 'in_progress', assigned_to: karim }),
  ...[5, 4, 3, 2, 1].map((number) => anAdminContactSubmission(number, { status: 'closed' })),
];
const written = new FakeApi()
  .on(listContactSubmissions, () => aListPage(submissions))
  .on(listAdminUsers, () => aListPage([]));

export const Messages: Story = {
  name: 'Demandes de contact',
  args: { at: '/admin-dashboard/contact-submissions', api: written },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Hanane Idrissi 8');
    holdRowsFirst(canvasElement, { rows: 7, cards: 3 });
  },
};

export const Message: Story = {
  name: 'Une demande, ses échanges, la réponse',
  args: { at: `/admin-dashboard/contact-submissions?row=${aUuid(8)}`, api: written },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'Hanane Idrissi 8' });
  },
};
