import {
  acceptPartnerRequest,
  listClientPartnerRequests,
  refusePartnerRequest,
  revokePartner,
} from '@tassis/contracts';
import { normalizeDomiciliation } from '@tassis/domain';
import { aListPage, anOrderAnswer, aPartnerRequest, aUser } from '@tassis/testing/answers';
import { domiciliationData } from '@tassis/testing/builders';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { area } from './area.tsx';

const linked = aPartnerRequest(1);
const prepared = aPartnerRequest(2, {
  kind: 'order',
  service: 'domiciliation',
  total: 1440,
  today_total: 1728,
  has_certificate: true,
  body: {
    package_id: null,
    services: [
      {
        type: 'domiciliation',
        data: normalizeDomiciliation(
          domiciliationData({ companyName: 'Safran SARL', start_date: '2026-12-01' }),
        ),
      },
    ],
  },
});
const answered = aPartnerRequest(3, {
  kind: 'order',
  status: 'accepted',
  answered_at: '2026-11-18T10:00:00.000Z',
  order: { id: anOrderAnswer(3).id, reference: 'CMD-2026-000003', status: 'submitted' },
});
const followed = aPartnerRequest(4, {
  status: 'accepted',
  answered_at: '2026-09-02T10:00:00.000Z',
});
const anApi = () =>
  new FakeApi().on(listClientPartnerRequests, ({ query }) => {
    if (query['status'] === 'accepted') return aListPage([followed]);
    return aListPage(query['answered'] === 'false' ? [linked, prepared] : [answered]);
  });

const meta = {
  title: 'Écrans/Espace client/Demandes des partenaires',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters(
    'Ce que les partenaires d’un client lui demandent, et ses réponses.',
  ),
  args: {
    area,
    at: `/client-dashboard/partner-requests?request=${prepared.id}`,
    user: aUser('client'),
    api: anApi(),
  },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const changedApi = anApi().on(acceptPartnerRequest, () =>
  refusal(422, 'price_mismatch', 'Le prix a changé\u202F: le total est de 1 800,00 MAD.'),
);
export const Requests: Story = {
  name: 'Demandes, le prix change entre-temps',
  tags: ['pictured'],
  args: { api: changedApi },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Le prix a changé depuis la demande.');
    const [, accept] = canvas.getAllByRole('button', { name: 'Accepter' });
    if (accept) await userEvent.click(accept);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(dialog.getByRole('heading')).toHaveTextContent(/1\s728,00\sMAD/);
    await userEvent.click(dialog.getByRole('button', { name: 'Passer la commande' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Le prix a changé');
    const [sent] = changedApi.getCalls(acceptPartnerRequest);
    await expect(sent?.body).toEqual({ finalPrice: 1728 });
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    scrollTo(0, 0); // The picture shows the whole page.
  },
};

const manyApi = new FakeApi().on(listClientPartnerRequests, ({ query }) => {
  if (query['id'] === prepared.id) return aListPage([prepared]);
  if (query['status'] === 'accepted') return aListPage([]);
  const page = aListPage(query['answered'] === 'false' ? [linked] : [answered]);
  return { ...page, meta: { ...page.meta, next_cursor: query['answered'] } };
});
export const Elsewhere: Story = {
  name: 'Une demande qui n’est pas sur la page, et d’autres pages',
  args: { api: manyApi },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: /a préparé une commande/ });
    await waitFor(() => expect(title).toHaveFocus());
    const older = canvas.getAllByRole('link', { name: 'Suivantes' });
    await expect(older.map((link) => link.getAttribute('href'))).toEqual([
      '/client-dashboard/partner-requests?pending=false',
      '/client-dashboard/partner-requests?answered=true',
    ]);
  },
};

const refusedApi = anApi().on(refusePartnerRequest, () => ({ success: true, data: linked }));
export const Refused: Story = {
  name: 'Une demande refusée',
  args: { api: refusedApi },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [refuse] = await canvas.findAllByRole('button', { name: 'Refuser' });
    if (refuse) await userEvent.click(refuse);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    await page.findByText('La demande est refusée.');
    await expect(refusedApi.getCalls(refusePartnerRequest)).toHaveLength(1);
  },
};

const endedApi = anApi().on(revokePartner, () => ({ success: true, data: followed }));
export const Ended: Story = {
  name: 'La fin d’un suivi',
  args: { api: endedApi },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const end = await canvas.findByRole('button', { name: /^Mettre fin au suivi/ });
    await userEvent.click(end);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre fin' }));
    await page.findByText(/ne suit plus vos dossiers\.$/);
    await expect(endedApi.getCalls(revokePartner)[0]?.params).toEqual({ id: followed.id });
  },
};

export const NoRequests: Story = {
  name: 'Aucune demande',
  args: { api: new FakeApi().on(listClientPartnerRequests, () => aListPage([])) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Aucune demande en attente\./u);
  },
};

export const RequestsLoading: Story = {
  name: 'Demandes en chargement',
  args: {
    api: new FakeApi().on(listClientPartnerRequests, () => new Promise(() => undefined)),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Chargement des demandes…');
  },
};

export const RequestsFailed: Story = {
  name: 'Demandes en panne',
  args: { api: new FakeApi().on(listClientPartnerRequests, () => refusal(403, 'forbidden')) },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Réessayer' });
  },
};
