import { getPartnerProfile, listPartnerRequests, withdrawPartnerRequest } from '@tassis/contracts';
import { aListPage, aPartnerProfile, aSentRequest, aUser, aUuid } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { area } from './area.tsx';

const waiting = aSentRequest(5);
const accepted = aSentRequest(4, {
  kind: 'order',
  status: 'accepted',
  service: 'domiciliation',
  total: 1728,
  answered_at: '2026-11-21T09:30:00.000Z',
  client: { id: aUuid(1), email: 'youssef@example.com', firstName: 'Youssef', lastName: 'Berrada' },
  order: { reference: 'CMD-2026-000012', status: 'in_review' },
});
const requests = [
  waiting,
  accepted,
  aSentRequest(3, { status: 'refused', answered_at: '2026-11-10T09:30:00.000Z' }),
  aSentRequest(2, { status: 'withdrawn', answered_at: '2026-11-09T09:30:00.000Z' }),
  aSentRequest(1, { status: 'revoked', answered_at: '2026-11-08T09:30:00.000Z' }),
];
const anApi = (rows: () => unknown = () => aListPage(requests)) =>
  new FakeApi()
    .on(getPartnerProfile, () => ({ success: true, data: aPartnerProfile() }))
    .on(listPartnerRequests, rows);

const meta = {
  title: 'Écrans/Espace partenaire/Demandes',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters('Ce qu’un comptable a demandé à des clients, et leurs réponses.'),
  args: { area, at: '/pending-requests', user: aUser('partner'), api: anApi() },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const withdrawnApi = anApi().on(withdrawPartnerRequest, () => ({ success: true, data: waiting }));
export const Requests: Story = {
  name: 'Demandes, une est retirée',
  args: { api: withdrawnApi },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Retirer la demande à/u }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }));
    await page.findByText('La demande est retirée.');
    await expect(withdrawnApi.getCalls(withdrawPartnerRequest)[0]?.params).toEqual({
      id: waiting.id,
    });
  },
};

export const Opened: Story = {
  name: 'Une demande acceptée, ouverte',
  args: { at: `/pending-requests?row=${accepted.id}` },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const panel = within(await page.findByRole('dialog', { name: 'Youssef Berrada' }));
    await panel.findByText('CMD-2026-000012');
    await expect(panel.getByRole('link', { name: 'Ouvrir le dossier du client' })).toHaveAttribute(
      'href',
      `/my-clients/${aUuid(1)}`,
    );
  },
};

export const Empty: Story = {
  name: 'Aucune demande',
  args: { api: anApi(() => aListPage([])) },
  play: async ({ canvas }) => {
    await canvas.findByText('Aucune demande');
  },
};

export const Loading: Story = {
  name: 'Demandes en chargement',
  args: { api: anApi(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
  },
};

export const Failed: Story = {
  name: 'Demandes en panne',
  args: { api: anApi(() => refusal(403, 'forbidden')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};
