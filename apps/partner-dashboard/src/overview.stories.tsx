import {
  getPartnerOverview,
  getPartnerProfile,
  listNotifications,
  listPartnerDeadlines,
  updatePartnerProfile,
} from '@tassis/contracts';
import {
  aNotification,
  aPartnerDeadline,
  aPartnerProfile,
  aUser,
  aUuid,
  notificationsAnswer,
  partnerOverviewAnswer,
} from '@tassis/testing/answers';
import {
  AreaScreen,
  FakeApi,
  refusal,
  screenParameters,
  staleRefusal,
} from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { area } from './area.tsx';

const deadlines = [
  aPartnerDeadline(2, { kind: 'bill', subject: 'FAC-2026-000012', days_left: -3, warning: null }),
  aPartnerDeadline(1),
  aPartnerDeadline(3, {
    kind: 'certificate',
    subject: 'CMD-2026-000007',
    day: '2027-01-20',
    days_left: 55,
    warning: 'upcoming',
    client: { id: aUuid(2), firstName: 'Youssef', lastName: 'Berrada' },
  }),
];
const anApi = (overview: () => unknown) =>
  new FakeApi()
    .on(getPartnerOverview, overview)
    .on(listPartnerDeadlines, () => ({ success: true, data: { items: deadlines, more: false } }))
    .on(getPartnerProfile, () => ({ success: true, data: aPartnerProfile() }));

const meta = {
  title: 'Écrans/Espace partenaire/Accueil et dossier',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters(
    'Où en est la validation d’un comptable, ses clients, leurs échéances et ses demandes.',
  ),
  args: {
    area,
    at: '/partner-dashboard/dashboard',
    user: aUser('partner'),
    api: anApi(() => partnerOverviewAnswer()),
  },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  name: 'Accueil, avec des clients',
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Prochaines échéances' }));
    const [bill, , certificate] = list.getAllByRole('link');
    await expect(bill).toHaveTextContent('En retard');
    await expect(certificate).toHaveAttribute('href', `/my-clients/${aUuid(2)}`);
  },
};

export const NoClients: Story = {
  name: 'Accueil, sans client',
  args: {
    api: anApi(() =>
      partnerOverviewAnswer({
        figures: {
          clients: 0,
          requests: { pending: 0, accepted: 0, refused: 0 },
          drafts: 0,
          latest: [],
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Invitez votre premier client');
  },
};

export const Waiting: Story = {
  name: 'En attente de validation',
  tags: ['pictured'],
  args: { api: anApi(() => partnerOverviewAnswer({ status: 'pending', figures: null })) },
  play: async ({ canvas }) => {
    await canvas.findByText('Votre compte est en attente de validation');
  },
};

export const Rejected: Story = {
  name: 'Non validé',
  args: {
    api: anApi(() =>
      partnerOverviewAnswer({
        status: 'rejected',
        review_reason: 'Le numéro d’agrément manque.',
        figures: null,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Motif.*Le numéro d’agrément manque\.$/u);
  },
};

export const Loading: Story = {
  name: 'Accueil en chargement',
  args: { api: anApi(() => new Promise(() => undefined)) },
};

export const Failed: Story = {
  name: 'Accueil en panne',
  args: { api: anApi(() => refusal(403, 'forbidden')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};

const changedApi = anApi(() => partnerOverviewAnswer()).on(updatePartnerProfile, () => ({
  success: true,
  data: aPartnerProfile({ status: 'pending', businessName: 'Idrissi Conseil', version: 2 }),
}));
export const OwnRecord: Story = {
  name: 'Mon dossier, modifié',
  args: { at: '/partner-dashboard/profile', api: changedApi },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier' }));
    const name = await canvas.findByLabelText('Cabinet');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, 'Idrissi Conseil');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await within(canvasElement.ownerDocument.body).findByText('Votre dossier est enregistré.');
    await expect(changedApi.getCalls(updatePartnerProfile)[0]?.body).toMatchObject({
      businessName: 'Idrissi Conseil',
      legalStatus: 'Expert comptable',
    });
  },
};

const rejected = aPartnerProfile({
  status: 'rejected',
  review_reason: 'Le numéro d’agrément manque.',
});
const correctedApi = anApi(() => partnerOverviewAnswer())
  .on(getPartnerProfile, () => ({ success: true, data: rejected }))
  .on(updatePartnerProfile, () => ({ success: true, data: { ...rejected, status: 'pending' } }));
export const RejectedRecord: Story = {
  name: 'Mon dossier refusé, corrigé',
  args: { at: '/partner-dashboard/profile', api: correctedApi },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Le numéro d’agrément manque.');
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }));
    await canvas.findByText(/notre équipe étudie votre dossier à nouveau\.$/u);
    await userEvent.type(await canvas.findByLabelText('Cabinet'), ' (OEC 1234)');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await within(canvasElement.ownerDocument.body).findByText('Votre dossier est enregistré.');
  },
};

const meanwhileApi = anApi(() => partnerOverviewAnswer()).on(updatePartnerProfile, () =>
  staleRefusal({ ...rejected, version: 2 }),
);
export const RejectedMeanwhile: Story = {
  name: 'Mon dossier, refusé pendant qu’il est modifié',
  args: { at: '/partner-dashboard/profile', api: meanwhileApi },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier' }));
    await userEvent.type(await canvas.findByLabelText('Cabinet'), ' (OEC 1234)');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await canvas.findByText(/refusé entre-temps.* Le numéro d’agrément manque\.$/u);
    await expect(canvas.getByLabelText('Cabinet')).toHaveDisplayValue(/\(OEC 1234\)$/u);
    await expect(meanwhileApi.getCalls(updatePartnerProfile)).toHaveLength(1);
  },
};

export const Notifications: Story = {
  name: 'Notifications',
  args: {
    at: '/partner-dashboard/notification',
    api: anApi(() => partnerOverviewAnswer()).on(listNotifications, () =>
      notificationsAnswer([
        aNotification(1, {
          type: 'partner',
          title: 'Demande acceptée',
          body: 'Salma El Amrani a accepté votre demande.',
          link: `/my-clients/${aUuid(1)}`,
        }),
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Salma El Amrani a accepté votre demande.');
  },
};
