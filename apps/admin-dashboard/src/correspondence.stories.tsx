import {
  downloadFile,
  getAdminDomiciliation,
  getAdminMail,
  linkDocument,
  listAdminDomiciliations,
  listAdminMails,
  listAdminWarnings,
  listCallbackRequests,
  listNewsletterSubscriptions,
  listAdminDocuments,
  listAdminUsers,
  listContactSubmissions,
} from '@tassis/contracts';
import {
  aListPage,
  aNewsletterSubscription,
  anAdminCallback,
  anAdminContactSubmission,
  anAdminDocument,
  anAdminDomiciliation,
  anAdminMail,
  anAdminWarning,
  aUser,
  aUuid,
} from '@tassis/testing/answers';
import { aPdf } from '@tassis/testing/builders';
import { AreaScreen, FakeApi, holdRowsFirst, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Administration/Pièces et messages',
  id: 'écrans-administration-pièces',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Ce que les clients envoient et ce qu’on leur répond : documents et leur vérification, demandes de contact, avertissements, domiciliations, rappels, abonnements, courriels.',
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
const token = 'a'.repeat(43);
const bytes = Uint8Array.from(
  atob(aPdf(['Carte nationale', 'AB123456'])),
  (character) => character.codePointAt(0) ?? 0,
);
const link = { success: true, data: { url: `/api/downloads/${token}` } };
const filed = new FakeApi()
  .on(listAdminDocuments, ({ query }) =>
    aListPage(documents.filter(({ status }) => !query['status'] || status === query['status'])),
  )
  .on(linkDocument, () => link)
  .on(downloadFile, () => new Blob([bytes]));

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
    await canvas.findByText('AB123456');
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
  name: 'Demandes de Contact',
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

const { meta: pageMeta, ...page } = aListPage(
  [-3, 0, 2, 5, 14, 25, 40, 55].map((days, index) => {
    const steps = ['expired', 'critical', 'critical', 'critical', 'warning', 'warning'] as const;
    return anAdminWarning(index + 1, { days_left: days, status: steps[index] ?? 'upcoming' });
  }),
);
const counts = { upcoming: 2, warning: 2, critical: 3, expired: 1 };

export const Warnings: Story = {
  name: 'Avertissements Domiciliation',
  args: {
    at: '/admin-dashboard/domiciliation-warnings',
    api: new FakeApi().on(listAdminWarnings, () => ({ ...page, meta: { ...pageMeta, counts } })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Atlas Conseil 1');
  },
};

const domiciled = new FakeApi()
  .on(listAdminDomiciliations, () =>
    aListPage([1, 2, 3, 4, 5, 6, 7].map((number) => anAdminDomiciliation(number))),
  )
  .on(getAdminDomiciliation, () => ({ success: true, data: anAdminDomiciliation(1) }));

export const Domiciliations: Story = {
  name: 'Domiciliations',
  args: { at: '/admin-dashboard/domiciliations', api: domiciled },
  play: async ({ canvas }) => {
    await canvas.findByText('Atlas Conseil 1');
  },
};

export const DomiciliationFile: Story = {
  name: 'Le dossier d’une domiciliation',
  args: { at: `/admin-dashboard/domiciliations/${aUuid(1)}`, api: domiciled },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Atlas Conseil 1' });
  },
};

const called = new FakeApi().on(listCallbackRequests, () =>
  aListPage([
    anAdminCallback(1),
    anAdminCallback(2, {
      slot: '2026-11-26T10:30:00+01:00',
      due_at: '2026-11-26T09:30:00.000Z',
      email: 'nabil@example.com',
      status: 'taken',
      assigned_to: karim,
    }),
    anAdminCallback(3, { status: 'no_answer', assigned_to: karim, note: 'Messagerie, réessayer' }),
    anAdminCallback(4, { name: null }),
  ]),
);

export const Callbacks: Story = {
  name: 'Rappels du jour',
  args: { at: '/admin-dashboard/callbacks?due=today&sort=due_at', api: called },
  play: async ({ canvas }) => {
    await canvas.findByText('Nabil Tazi 1');
  },
};

export const Callback: Story = {
  name: 'Un rappel',
  args: { at: `/admin-dashboard/callbacks?due=today&row=${aUuid(2)}`, api: called },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'Nabil Tazi 2' });
  },
};

export const Newsletter: Story = {
  name: 'Abonnements Newsletter',
  args: {
    at: '/admin-dashboard/newsletter-subscriptions',
    api: new FakeApi().on(listNewsletterSubscriptions, () =>
      aListPage([
        aNewsletterSubscription(1),
        aNewsletterSubscription(2, { unsubscribed_at: '2026-11-22T09:00:00.000Z' }),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('lectrice1@example.com');
  },
};

export const Mail: Story = {
  name: 'Courriels, et ce que l’un a dit',
  args: {
    at: `/admin-dashboard/mails?row=${aUuid(2)}`,
    api: new FakeApi()
      .on(listAdminMails, () =>
        aListPage([
          anAdminMail(1),
          anAdminMail(2, { status: 'failed', attempts: 12, last_error: '550 No such mailbox' }),
          anAdminMail(3, { status: 'queued', sent_at: null }),
        ]),
      )
      .on(getAdminMail, () => ({
        success: true,
        data: {
          ...anAdminMail(2, { status: 'failed' }),
          text: 'Bonjour Salma,\n\nNous avons bien reçu votre commande CMD-2026-000002.',
          can_resend: true,
        },
      })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Nous avons bien reçu/u);
  },
};
