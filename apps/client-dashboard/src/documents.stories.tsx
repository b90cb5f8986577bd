import {
  createClientDocument,
  downloadFile,
  linkDocument,
  listClientDocuments,
  listClientOrders,
  type ClientDocument,
} from '@tassis/contracts';
import { aClientDocument, aListPage, anOrderSummary, aUser } from '@tassis/testing/answers';
import { aPdf } from '@tassis/testing/builders';
import {
  AreaScreen,
  FakeApi,
  fieldRefusal,
  holdRowsFirst,
  refusal,
  screenParameters,
} from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Espace client/Documents',
  id: 'écrans-documents-pour-le-client',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Les pièces d’un client et les papiers qu’on lui remet\u202F: ce qui est à refaire, ce qui est vérifié, et l’envoi de plusieurs fichiers.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = aUser('client');
const at = '/client-dashboard/documents';
const orders = [anOrderSummary(7), anOrderSummary(6)];
const [order] = orders;
const ofOrder = { order: order ? { id: order.id, reference: order.reference } : null };
const refused = aClientDocument(5, {
  ...ofOrder,
  name: 'CIN recto.pdf',
  status: 'refused',
  review_reason: 'Le verso manque.',
});
const documents = [
  aClientDocument(6, { ...ofOrder, name: 'CIN Salma El Amrani.pdf' }),
  refused,
  aClientDocument(4, {
    ...ofOrder,
    name: 'Récapitulatif CMD-2026-000007',
    kind: 'order_summary',
    origin: 'system',
    status: 'accepted',
  }),
  aClientDocument(3, {
    name: 'Contrat de domiciliation Atlas Conseil',
    kind: 'domiciliation_contract',
    origin: 'system',
    status: 'accepted',
  }),
  aClientDocument(2, { name: 'Passeport.pdf', status: 'replaced', review_reason: 'Périmé.' }),
];
const bytes = Uint8Array.from(
  atob(aPdf(['Carte nationale', 'AB123456'])),
  (character) => character.codePointAt(0) ?? 0,
);
const url = `/api/downloads/${'a'.repeat(43)}`;
const anApi = (rows: () => unknown) =>
  new FakeApi()
    .on(listClientDocuments, rows)
    .on(listClientOrders, () => aListPage(orders))
    .on(linkDocument, () => ({ success: true, data: { url } }))
    .on(downloadFile, () => new Blob([bytes]));
const createStory = (rows: () => unknown, address = at) => ({
  args: { area, at: address, api: anApi(rows), user },
});
const page = (rows: ClientDocument[]) => () => aListPage(rows);

export const Filled: Story = {
  name: 'Documents',
  ...createStory(page(documents)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^À refaire\s: Le verso manque\.$/u);
    holdRowsFirst(canvasElement, { rows: documents.length, cards: 2 });
  },
};

export const Refused: Story = {
  name: 'Un document à refaire',
  ...createStory(page(documents), `${at}?row=${refused.id}`),
  play: async ({ canvas }) => {
    await canvas.findByText('AB123456');
  },
};

const sending = anApi(page(documents)).on(createClientDocument, ({ body }) => {
  const { name } = createClientDocument.request.body.parse(body);
  if (name === 'Statuts.pdf') return fieldRefusal({ content: ['Ce fichier n’est pas un PDF.'] });
  return new Promise(() => undefined);
});

export const Uploading: Story = {
  name: 'L’envoi de plusieurs fichiers',
  args: { area, at, api: sending, user },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter des documents' }));
    const files = ['Statuts.pdf', 'CIN Youssef.pdf', 'Bail.pdf'].map(
      (name) => new File(['%PDF-1.7 %%EOF'], name, { type: 'application/pdf' }),
    );
    const photo = new File(['JFIF'], 'Photo.pdf', { type: 'application/pdf' });
    await userEvent.upload(await canvas.findByLabelText(/Choisir des PDF/u), [...files, photo]);
    await canvas.findByText(/Photo\.pdf\s» porte le nom d’un PDF/u);
    await userEvent.click(canvas.getByRole('checkbox', { name: /CIN Youssef\.pdf/u }));
    await userEvent.selectOptions(canvas.getByLabelText('Type de CIN Youssef.pdf'), 'identity');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer les 3 fichiers' }));
    await canvas.findByText('Ce fichier n’est pas un PDF.');
    await canvas.findByRole('progressbar');
  },
};

export const Empty: Story = {
  name: 'Aucun document',
  ...createStory(page([])),
  play: async ({ canvas }) => {
    await canvas.findByText('Aucun document pour le moment');
  },
};

export const Loading: Story = {
  name: 'Documents en chargement',
  ...createStory(() => new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
  },
};

export const Failed: Story = {
  name: 'Documents en panne',
  ...createStory(() => refusal(403, 'forbidden', 'Vous n’avez pas accès à ces documents.')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};
