import {
  asFields,
  createPartnerOrder,
  deletePartnerDraft,
  getFirm,
  getPartnerClient,
  getPartnerDraft,
  listPackages,
  savePartnerDraft,
  type PartnerClient,
} from '@tassis/contracts';
import { aCertificateRequest } from '@tassis/order-fields/testing';
import {
  aPartnerClient,
  aSentRequest,
  aUser,
  firmAnswer,
  packagesAnswer,
} from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { area } from './area.tsx';
import { certificateVisitFor } from './features/certificate-request/form/records.ts';
import { creationVisitFor } from './features/company-creation/form/records.ts';
import { filledCreation } from './features/company-creation/testing/filled-creation.ts';
import { domiciliationVisitFor } from './features/domiciliation-request/form/records.ts';
import { fillVisit } from './features/domiciliation-request/testing/fill-visit.ts';

const client = aPartnerClient(1);
const forClient = `client=${client.id}`;

const emptyVisits = () => {
  domiciliationVisitFor(client.id).close();
  creationVisitFor(client.id).close();
  localStorage.clear();
  sessionStorage.clear();
};

const meta = {
  title: 'Écrans/Commande/Pour un client',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Un comptable remplit une commande pour un client qui l’a accepté\u202F: elle part quand le client l’a confirmée.',
  ),
  args: { area, at: `/negative-certificate?${forClient}`, user: aUser('partner'), api: anApi() },
  beforeEach: () => {
    emptyVisits();
    return emptyVisits;
  },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

function anApi(followed: PartnerClient = client): FakeApi {
  return new FakeApi()
    .on(getFirm, () => firmAnswer())
    .on(listPackages, () => packagesAnswer())
    .on(getPartnerClient, () => ({ success: true, data: followed }))
    .on(getPartnerDraft, () => ({ success: true, data: null }))
    .on(deletePartnerDraft, () => undefined)
    .on(savePartnerDraft, ({ params, body }) => ({
      success: true,
      data: {
        ...params,
        ...asFields(body),
        files: [],
        version: 1,
        updated_at: '2026-11-21T14:32:00.000Z',
      },
    }))
    .on(createPartnerOrder, () => ({ success: true, data: aSentRequest(1, { kind: 'order' }) }));
}

const send: Play = async ({ canvas, userEvent }) => {
  await canvas.findByText('Pour Atlas Conseil');
  await userEvent.dblClick(
    await canvas.findByRole('button', { name: 'Envoyer au client pour accord' }),
  );
};

/** Sends the form, sees the next steps, and checks that one request with this service was sent. */
const sendsOnce = (api: FakeApi, type: string, ready: Play): Play => {
  return async (context) => {
    await ready(context);
    await send(context);
    await context.canvas.findByRole('heading', { name: /^La demande est envoyée à Salma/u });
    const calls = api.getCalls(createPartnerOrder);
    await expect(calls).toHaveLength(1);
    await expect(calls[0]).toMatchObject({
      params: { id: client.id },
      body: { services: [{ type }] },
    });
  };
};

const typeCertificate = () => {
  certificateVisitFor(client.id).records.typing.write({ request: aCertificateRequest() });
};
const isPriced: Play = async ({ canvas }) => {
  await canvas.findAllByText(/470,00/u);
};

const certificateApi = anApi();
export const Certificate: Story = {
  name: 'Certificat négatif, envoyé au client',
  args: { api: certificateApi },
  beforeEach: typeCertificate,
  play: sendsOnce(certificateApi, 'negative_certificate_request', isPriced),
};

const domiciliationApi = anApi();
export const Domiciliation: Story = {
  name: 'Domiciliation, envoyée au client',
  args: { at: `/domiciliation/form?package=DOM12&${forClient}`, api: domiciliationApi },
  beforeEach: () => fillVisit(domiciliationVisitFor(client.id)),
  play: sendsOnce(domiciliationApi, 'domiciliation', async ({ canvas }) => {
    await canvas.findByText('Validé');
  }),
};

const creationApi = anApi();
export const Creation: Story = {
  name: 'Création de société, envoyée au client',
  args: { at: `/company-creation?package=COMBO12&${forClient}`, api: creationApi },
  beforeEach: () => creationVisitFor(client.id).open().load(filledCreation()),
  play: sendsOnce(creationApi, 'company_creation', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Résumé' });
  }),
};

export const Choosing: Story = {
  name: 'Forfaits à choisir pour un client',
  args: { at: `/domiciliation/form?${forClient}` },
  play: async ({ canvas }) => {
    const [choice] = await canvas.findAllByRole('link', { name: /^Choisir/u });
    await expect(choice).toHaveAttribute('href', expect.stringContaining(forClient));
  },
};

export const NoMoreFollowed: Story = {
  name: 'Suivi terminé pendant la saisie',
  args: { api: anApi().on(createPartnerOrder, () => refusal(404, 'not_found')) },
  beforeEach: typeCertificate,
  play: async (context) => {
    await isPriced(context);
    await send(context);
    await context.canvas.findByText(/^Ce client a mis fin au suivi/u);
    const typed = context.canvas.getByDisplayValue(aCertificateRequest().activity);
    await waitFor(() => expect(typed).toBeVisible());
  },
};

export const Refused: Story = {
  name: 'Un client qui n’est pas le sien',
  args: { api: anApi().on(getPartnerClient, () => refusal(404, 'not_found')) },
  play: async ({ canvas }) => {
    await canvas.findByText('Vous ne pouvez pas commander pour ce client');
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};
