import {
  getClientDomiciliation,
  listClientDomiciliations,
  listClientWarnings,
  renewDomiciliation,
} from '@tassis/contracts';
import {
  aClientWarning,
  aDomiciliation,
  aListPage,
  aUser,
  aUuid,
  warningsAnswer,
} from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { area } from './area.tsx';

const domiciliation = aDomiciliation(1);
const warnings = [
  aClientWarning(3, { status: 'expired', end_date: '2026-11-10', days_left: -11 }),
  aClientWarning(1),
  aClientWarning(2, { status: 'upcoming', end_date: '2027-01-10', days_left: 50 }),
];
const certificate = {
  order: { id: aUuid(31), reference: 'CMD-2026-000031' },
  issued_on: '2026-09-15',
  valid_until: '2026-12-14',
  days_left: 23,
  warning: 'warning' as const,
};
const ended = {
  ...certificate,
  order: { id: aUuid(32), reference: 'CMD-2026-000032' },
  issued_on: '2026-08-18',
  valid_until: '2026-11-16',
  days_left: -5,
  warning: 'expired' as const,
};
const renewal = {
  domiciliation: { ...domiciliation, end_date: '2028-05-26', days_left: 552, warning: null },
  order: { id: aUuid(21), reference: 'CMD-2026-000021' },
  bill: { id: aUuid(22), number: 'FAC-2026-000022', total: 2160, due_on: '2026-12-06' },
};
const dearer = {
  ...domiciliation,
  renewal_offers: domiciliation.renewal_offers.map((offer) => ({ ...offer, total: 1500 })),
};
const anApi = (changes: Parameters<typeof aDomiciliation>[1] = {}) =>
  new FakeApi()
    .on(listClientWarnings, () => warningsAnswer(warnings, [ended, certificate]))
    .on(getClientDomiciliation, () => ({ success: true, data: { ...domiciliation, ...changes } }))
    .on(renewDomiciliation, () => ({ success: true, data: renewal }));

const page = '/client-dashboard/domiciliation-warnings';
const focused = `${page}?domiciliation=${domiciliation.id}`;

const meta = {
  title: 'Écrans/Espace client/Domiciliations',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters(
    'Les domiciliations qui arrivent à échéance, leur renouvellement, et ce qu’il faut faire sans lui.',
  ),
  args: { area, at: page, user: aUser('client'), api: anApi() },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warned: Story = {
  name: 'Avertissements',
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const companies = await canvas.findAllByRole('heading', { level: 3 });
    const [past, soon, later] = warnings.map(({ companyName }) => companyName);
    await expect(companies.map(({ textContent }) => textContent)).toEqual([
      past,
      'Certificat négatif CMD-2026-000032',
      soon,
      'Certificat négatif CMD-2026-000031',
      later,
    ]);
    canvas.getByRole('button', { name: /^Créer la société/u });
    canvas.getByRole('button', { name: /^Demander un nouveau certificat/u });
    await canvas.findByRole('link', { name: 'Avertissements de domiciliation' });
  },
};

const renewedApi = anApi();
export const Renewed: Story = {
  name: 'Renouvelée, une fois',
  tags: ['pictured'],
  args: { at: focused, api: renewedApi },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '18 mois' }));
    const price = within(canvas.getByRole('table', { name: 'Ce que vous paierez' }));
    await expect(price.getByText(/2\s160,00\sMAD/)).toBeVisible();
    await userEvent.dblClick(
      canvas.getByRole('button', { name: 'Renouveler jusqu’au 26 mai 2028' }),
    );
    const bill = await canvas.findByRole('link', { name: 'Voir la facture et la régler' });
    await expect(bill).toHaveAttribute('href', `/client-dashboard/bills/${renewal.bill.id}`);
    const sent = renewedApi.getCalls(renewDomiciliation).map(({ body }) => body);
    await expect(sent).toEqual([
      { domiciliation_id: domiciliation.id, duration_months: 18, finalPrice: 2160 },
    ]);
  },
};

export const Choosing: Story = {
  name: 'Durées et prix avant de confirmer',
  tags: ['pictured'],
  args: { at: focused },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(7);
  },
};

export const Unpaid: Story = {
  name: 'Un renouvellement reste à régler',
  args: {
    at: focused,
    api: anApi({ unpaid_renewal: { id: aUuid(22), number: 'FAC-2026-000022', due: 1440 } }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Voir la facture' });
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Closed: Story = {
  name: 'Domiciliation close',
  args: {
    at: focused,
    api: anApi({
      status: 'closed',
      warning: null,
      renewal: null,
      renewal_offers: [],
      closed_at: '2026-11-20T10:00:00.000Z',
      close_reason: 'Le siège de la société est transféré.',
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Le siège de la société est transféré/);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const FirmToFill: Story = {
  name: 'La facture ne peut pas être établie',
  args: {
    at: focused,
    api: anApi().on(renewDomiciliation, () => refusal(409, 'firm_to_fill')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Renouveler jusqu’au/ }));
    await canvas.findByText(/Rien n’a été commandé/);
  },
};

const changedApi = anApi().on(renewDomiciliation, () => {
  changedApi.on(getClientDomiciliation, () => ({ success: true, data: dearer }));
  return refusal(422, 'price_mismatch', 'Le prix a changé.');
});
export const PriceChanged: Story = {
  name: 'Le prix change avant la confirmation',
  args: { at: focused, api: changedApi },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Renouveler jusqu’au/ }));
    await canvas.findByText('Le prix a changé.');
    const price = within(canvas.getByRole('table', { name: 'Ce que vous paierez' }));
    await price.findByText(/1\s500,00\sMAD/);
  },
};

export const Elsewhere: Story = {
  name: 'La domiciliation de quelqu’un d’autre',
  args: {
    at: focused,
    api: anApi().on(getClientDomiciliation, () => refusal(404, 'not_found')),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/n’est pas liée à votre compte/);
  },
};

export const NoWarning: Story = {
  name: 'Aucun avertissement',
  args: { api: new FakeApi().on(listClientWarnings, () => warningsAnswer([])) },
  play: async ({ canvas }) => {
    await canvas.findByText('Aucune échéance proche');
    await expect(canvas.queryByRole('heading', { name: /^Vous ne renouvelez pas/u })).toBeNull();
    const entry = { name: 'Avertissements de domiciliation' };
    await expect(canvas.queryByRole('link', entry)).toBeNull();
  },
};

export const WarningsLoading: Story = {
  name: 'Avertissements en chargement',
  args: { api: new FakeApi().on(listClientWarnings, () => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await canvas.findByText('Chargement de vos échéances…');
  },
};

export const WarningsFailed: Story = {
  name: 'Avertissements en panne, le menu garde leur entrée',
  args: { api: new FakeApi().on(listClientWarnings, () => refusal(403, 'forbidden')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
    await canvas.findByRole('link', { name: 'Avertissements de domiciliation' });
  },
};

const closed = aDomiciliation(3, { status: 'closed', warning: null, renewal: null });
export const All: Story = {
  name: 'Toutes les domiciliations',
  args: {
    at: '/client-dashboard/domiciliations',
    api: new FakeApi().on(listClientDomiciliations, () =>
      aListPage([
        domiciliation,
        aDomiciliation(2, { warning: null, end_date: '2027-09-30' }),
        closed,
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Atlas Conseil 2');
    await expect(canvas.queryByText(/^0,00/)).toBeNull();
  },
};
