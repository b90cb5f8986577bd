import { ApiError } from '@tassis/api-client';
import {
  createOrder,
  getClientOrderByKey,
  getDraft,
  getFirm,
  listPackages,
  type Draft,
} from '@tassis/contracts';
import { aUser, firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { area } from './area.tsx';
import { domiciliationVisit } from './features/domiciliation-request/form/records.ts';
import { emptyVisit, filledVisit } from './features/domiciliation-request/testing/fill-visit.ts';
import { FailureBox } from './order/submission/failure-box.tsx';
import { storeDrafts } from './testing/stored-drafts.ts';

const meta = {
  title: 'Écrans/Commande/Envoi d’une demande',
  id: 'écrans-envoi-d-une-demande',
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Ce qui suit l’appui sur «\u202FSoumettre\u202F», et ce qu’une demande gardée fait savoir\u202F: les mêmes fenêtres et les mêmes messages pour la création, la domiciliation et le certificat. Montrés sur une domiciliation remplie.',
  ),
  args: { area, at: '/domiciliation/form?package=DOM12', api: anApi() },
  beforeEach: () => {
    filledVisit();
    return emptyVisit;
  },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

function anApi(): FakeApi {
  const api = new FakeApi()
    .on(getFirm, () => firmAnswer())
    .on(listPackages, () => packagesAnswer());
  storeDrafts(api);
  return api;
}

const never = () => new Promise(() => {});
const ofClient = (api: FakeApi) => ({ api, user: aUser('client') });

const send: Play = async ({ canvas, userEvent }) => {
  await canvas.findByText('Validé');
  await userEvent.click(canvas.getByRole('button', { name: 'Soumettre' }));
};

const sent =
  (after: Play): Play =>
  async (context) => {
    await send(context);
    await after(context);
  };

export const SignIn: Story = {
  name: 'Connexion d’un visiteur',
  play: sent(async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Plus qu’une étape' }));
    await waitFor(() => expect(dialog.getAllByLabelText('Adresse e-mail')[0]).toHaveFocus());
  }),
};

export const Register: Story = {
  name: 'Inscription d’un visiteur',
  tags: ['long'],
  play: sent(async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Plus qu’une étape' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Inscription' }));
    await expect(within(dialog).getByLabelText('Prénom')).toBeVisible();
  }),
};

export const SessionEnded: Story = {
  name: 'Session expirée à l’envoi',
  args: ofClient(anApi().on(createOrder, () => refusal(401, 'unauthenticated'))),
  play: sent(async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Plus qu’une étape' });
    await within(dialog).findByText(/^Votre session a expiré/);
  }),
};

export const Sending: Story = {
  name: 'Envoi en cours',
  args: ofClient(anApi().on(createOrder, never)),
  play: sent(async ({ canvas }) => {
    await expect(await canvas.findAllByText('Traitement en cours...')).not.toEqual([]);
  }),
};

export const Checking: Story = {
  name: 'Envoi sans réponse, recherché après un rechargement',
  args: ofClient(anApi().on(getClientOrderByKey, never)),
  beforeEach: () => domiciliationVisit.records.unansweredKey.write('a-key'),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nous vérifions si votre demande/);
  },
};

export const Unknown: Story = {
  name: 'Sans réponse certaine',
  args: ofClient(
    anApi()
      .on(createOrder, () => refusal(409, 'idempotency_in_progress'))
      .on(getClientOrderByKey, () => refusal(404, 'not_found')),
  ),
  play: sent(async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', { name: /^Nous ne savons pas/ })).toHaveFocus();
  }),
};

const inNoField = () => undefined;
const serverError = new ApiError({
  status: 500,
  code: 'internal_error',
  requestId: 'request-1',
  mayHaveReachedServer: true,
});
export const ServerError: Story = {
  name: 'Erreur du serveur',
  tags: ['pictured'],
  parameters: { layout: 'padded' },
  // This message has a story of its own, because in the form it appears only after three retries.
  render: () => (
    <FailureBox failure={{ kind: 'refused', error: serverError }} attempt={1} find={inNoField} />
  ),
};

/** A fake API whose packages cost more after an order was refused for its price. */
function dearerApi(): FakeApi {
  const api = anApi();
  const { data } = packagesAnswer();
  const dearer = data.map((offer) => ({ ...offer, price: offer.price + 100 }));
  return api.on(createOrder, () => {
    api.on(listPackages, () => ({ success: true, data: dearer }));
    return refusal(422, 'price_mismatch', 'Le prix a changé. Vérifiez le nouveau total.');
  });
}

export const PriceChanged: Story = {
  name: 'Prix changé entre-temps',
  tags: ['long'],
  args: ofClient(dearerApi()),
  play: sent(async ({ canvas }) => {
    await canvas.findByText(/^Le prix a changé/);
    await canvas.findAllByText(/3\s000,00/);
  }),
};

const elsewhere: Draft = {
  service: 'domiciliation',
  data: { form: { company: { companyName: 'Rif Conseil' } } },
  version: 3,
  files: [],
  updated_at: '2026-03-15T17:05:00.000Z',
};

export const TwoVersions: Story = {
  name: 'Deux versions d’un brouillon',
  args: ofClient(anApi().on(getDraft, () => ({ success: true, data: elsewhere }))),
  play: async ({ canvas }) => {
    await canvas.findByText('Une autre version de cette demande existe');
  },
};

export const FileToGiveAgain: Story = {
  name: 'Fichier à redonner',
  beforeEach: () => {
    const { typing } = domiciliationVisit.records;
    typing.write(domiciliationVisit.open().snapshot());
    domiciliationVisit.close();
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Redonnez le fichier/);
  },
};

export const Clearing: Story = {
  name: 'Tout effacer, à confirmer',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Validé');
    await userEvent.click(canvas.getByRole('button', { name: 'Tout effacer' }));
    await canvas.findByRole('alertdialog', { name: /^Effacer cette demande/ });
  },
};
