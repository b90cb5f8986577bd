import {
  createOrder,
  getClientOrderByKey,
  getDraft,
  getFirm,
  listPackages,
  saveDraft,
} from '@tassis/contracts';
import { aDomiciliationOrder, aUser, firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import {
  AreaScreen,
  FakeApi,
  fieldRefusal,
  refusal,
  screenParameters,
} from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { area } from './area.tsx';
import { emptyVisit, filledVisit } from './features/domiciliation-request/testing/fill-visit.ts';
import { storeDrafts } from './testing/stored-drafts.ts';

const meta = {
  title: 'Écrans/Commande/Domiciliation',
  id: 'écrans-domiciliation',
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  beforeEach: emptyVisit,
  parameters: screenParameters(
    'Le formulaire de domiciliation, sur une page\u202F: la période que fixe le forfait, la pièce d’identité, la société, ses gérants. Refusé, il mène au résumé des erreurs\u202F; une panne garde tout ce qui est écrit.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = '/domiciliation/form?package=DOM12';

function firmApi(): FakeApi {
  const api = new FakeApi()
    .on(getFirm, () => firmAnswer())
    .on(listPackages, () => packagesAnswer());
  storeDrafts(api);
  return api;
}

export const Empty: Story = {
  name: 'Vide',
  args: { area, at, api: firmApi() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Durée')).toHaveValue('12 mois');
    await canvas.findByText(/2\s880,00/);
  },
};

export const InEnglish: Story = {
  name: 'Vide, en anglais',
  args: { area, at, api: firmApi(), locale: 'en' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Duration')).toHaveValue('12 months');
  },
};

export const Refused: Story = {
  name: 'Incomplet',
  tags: ['long'],
  args: { area, at, api: firmApi() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soumettre' }));
    await expect(await canvas.findByRole('alert', { name: /^Veuillez corriger/ })).toHaveFocus();
  },
};

export const FilledIn: Story = {
  name: 'Rempli',
  tags: ['long'],
  beforeEach: () => filledVisit(),
  args: { area, at, api: firmApi() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Date de fin')).toHaveValue('31 août 2031');
    await canvas.findByText('Validé');
  },
};

export const Failed: Story = {
  name: 'Envoi en panne',
  beforeEach: () => filledVisit(),
  args: {
    area,
    at,
    api: firmApi().on(createOrder, () => refusal(403, 'forbidden')),
    user: aUser('client'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soumettre' }));
    await canvas.findByText('Vous n’avez pas l’autorisation d’effectuer cette action.');
  },
};

export const RefusedByTheServer: Story = {
  name: 'Refusé par le serveur',
  tags: ['long'],
  beforeEach: () => filledVisit(),
  args: {
    area,
    at,
    api: firmApi().on(createOrder, () =>
      fieldRefusal({
        'services.0.data.negativeCertificate': ['Ce fichier n’est pas un PDF lisible.'],
        'services.0.data.managers.0.cin': ['Format CIN invalide (ex: AB123456)'],
      }),
    ),
    user: aUser('client'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soumettre' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Gérant 1, Numéro de CIN/ }));
    await expect(canvas.getByLabelText('Numéro de CIN')).toHaveFocus();
  },
};

const draft = {
  service: 'domiciliation',
  data: {
    form: { terms: { package: 'COMBO_PREMIUM' }, company: { companyName: 'Atlas Conseil' } },
  },
  version: 3,
  files: [],
  updated_at: '2026-11-21T14:32:00.000Z',
};
/** A fake server that has a draft of this client. */
const resumed = () => firmApi().on(getDraft, () => ({ success: true, data: draft }));

export const Resumed: Story = {
  name: 'Repris, avec un autre forfait',
  args: { area, at, api: resumed(), user: aUser('client') },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Vous reprenez votre demande du 21\snovembre/);
  },
};

export const SentElsewhere: Story = {
  name: 'Envoyé d’un autre onglet',
  beforeEach: () => filledVisit(),
  args: {
    area,
    at,
    api: firmApi()
      .on(saveDraft, () => refusal(409, 'stale_version'))
      .on(getClientOrderByKey, () => ({ success: true, data: aDomiciliationOrder(7) })),
    user: aUser('client'),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Cette demande a déjà été envoyée');
  },
};
